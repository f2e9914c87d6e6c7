import type { PageProps } from '../../app/app.tsx'

export function Setup({ route }: PageProps) {
  return <main className="page">{route.page}</main>
}
