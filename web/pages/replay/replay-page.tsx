import type { PageProps } from '../../app/app.tsx'

export function ReplayPage({ route }: PageProps) {
  return <main className="page">{route.page}</main>
}
