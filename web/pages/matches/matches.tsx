import type { PageProps } from '../../app/app.tsx'

export function Matches({ route }: PageProps) {
  return <main className="page">{route.page}</main>
}
