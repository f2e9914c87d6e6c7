import type { PageProps } from '../../app/app.tsx'

export function SheetPage({ route }: PageProps) {
  return <main className="page">{route.page}</main>
}
