import type { PageProps } from '../../app/app.tsx'

export function SettingsPage({ route }: PageProps) {
  return <main className="page">{route.page}</main>
}
