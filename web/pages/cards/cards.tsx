import type { PageProps } from '../../app/app.tsx'

export function CardBrowser({ route }: PageProps) {
  return <main className="page">{route.page}</main>
}
