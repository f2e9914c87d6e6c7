import type { PageProps } from '../../app/app.tsx'

export function Rules({ route }: PageProps) {
  return <main className="page">{route.page}</main>
}
