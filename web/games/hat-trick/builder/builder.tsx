import type { Draft } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import { useRef } from 'react'
import type { BuilderProps } from '../../../face.ts'
import { Segments } from '../../../parts/agree.tsx'
import { agreedOn, bringing, EMPTY, sorted } from './draft.ts'
import { Why } from './parts.tsx'
import { readySquad } from './ready.ts'
import { SquadBuilder } from './squad.tsx'
import { CardSheet, NationSheet, Teams } from './teams.tsx'
import { setupTexts } from './text.ts'
import './teams.css'

/** What a coach brings: a national team, with the expansion a team card or a squad of his own. */
export function Builder({ seat, options, build, refusals, change, ...at }: BuilderProps) {
  const say = setupTexts[at.language]
  const { set, terms } = agreedOn(options)
  const brings = bringing(build, set)
  const draft = brings.as === 'squad' ? brings.draft : EMPTY
  const team = brings.as === 'team' ? brings.team : undefined
  const reasons = sorted(refusals, draft)
  // Who looks at the other kind and comes back finds what he had.
  const lastTeam = useRef<string>(undefined)
  const lastSquad = useRef<Draft>(undefined)
  if (team !== undefined) lastTeam.current = team
  if (brings.as === 'squad') lastSquad.current = brings.draft
  const asSquad = terms.players && brings.as === 'squad'
  return (
    <div className="ht-builder stack">
      <Why refusals={reasons.get('top')} {...at} />
      {terms.players && (
        <Segments
          legend={say.brings}
          silent
          chosen={asSquad ? 'squad' : 'team'}
          choices={[
            { id: 'team', name: say.teamCard },
            { id: 'squad', name: TEXTS[at.language].teams.squad },
          ]}
          choose={(kind) => {
            if (kind === 'squad') change({ squad: lastSquad.current ?? readySquad(options) })
            else change(lastTeam.current === undefined ? {} : { team: lastTeam.current })
          }}
        />
      )}
      {asSquad ? (
        <SquadBuilder
          {...at}
          {...{ seat, options, draft, refusals }}
          code={brings.code}
          change={(squad) => change({ squad })}
        />
      ) : (
        <div className="grid loose nations-and-sheet">
          <Teams
            key={terms.players ? 'cards' : 'nations'}
            {...at}
            options={options}
            team={team}
            refusals={reasons.get('team') ?? []}
            choose={(id) => change({ team: id })}
          />
          {team !== undefined &&
            (terms.players ? (
              <CardSheet {...at} {...{ seat, options, team }} />
            ) : (
              <NationSheet {...at} {...{ seat, options, team }} />
            ))}
        </div>
      )}
    </div>
  )
}
