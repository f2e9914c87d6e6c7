import { entry } from '@libero/kernel/words'
import { FLAGS } from './flags.ts'

export const hasFlag = (team: string): boolean => entry(FLAGS, team) !== undefined

/** A national team's flag: an ornament, its name stands beside it. Nothing for who has none. */
export function Flag({ team, className = '' }: { readonly team: string; readonly className?: string }) {
  if (!hasFlag(team)) return null
  return (
    <img
      src={`./pictures/flags/${team}.svg`}
      alt=""
      width="40"
      height="30"
      loading="lazy"
      className={`ht-flag ${className}`}
    />
  )
}
