import type { FinaleBuild, Footballer } from '@libero/finale'
import { LINES } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import { capital, fill } from '@libero/kernel/words'
import type { Telling } from '../../../face.ts'
import { Shirt } from '../../../parts/shirt.tsx'
import { kitOf } from '../cards/cards.tsx'
import { moved } from './squad.ts'
import { finaleSetupTexts } from './text.ts'
import './line-up.css'

interface LineUpProps extends Telling {
  readonly build: FinaleBuild
  readonly men: readonly Footballer[]
  change(build: FinaleBuild): void
}

/** §3.4, §3.5 A little pitch: everyone in his own line, the keeper below, the bench beside it. */
export function LineUp({ build, men, words, language, change }: LineUpProps) {
  const text = finaleSetupTexts[language]
  const { lines, table } = TEXTS[language]
  const man = (id: string, where: 'pitch' | 'bench') => (
    <li key={id}>
      <button
        type="button"
        className="bare grid fb-spot rounded"
        aria-label={fill(where === 'pitch' ? text.toBench : text.toPitch, {
          man: words.nameOf(id),
          where: text[where],
        })}
        onClick={() => change(moved(build, id, men))}
      >
        <Shirt seat={kitOf(build.club)} />
        <span className="clip">{surname(words.nameOf(id))}</span>
      </button>
    </li>
  )
  const lineOf = (id: string) => men.find((each) => each.id === id)?.line
  return (
    <section aria-label={text.lineUp}>
      <h3>{text.lineUp}</h3>
      <div className="grid fb-little-pitch holds cut">
        <PitchMarks />
        {[...LINES].reverse().map((line) => (
          <ul key={line} className="plain line fb-spots holds" aria-label={capital(lines[line].line)}>
            {build.pitch.filter((id) => lineOf(id) === line).map((id) => man(id, 'pitch'))}
          </ul>
        ))}
      </div>
      <div className="fb-little-bench">
        <h4>{capital(table.bench)}</h4>
        <ul className="plain line fb-spots holds">
          {build.bench.filter((id) => lineOf(id) !== undefined).map((id) => man(id, 'bench'))}
        </ul>
      </div>
      <p className="quiet">{text.lineUpAbout}</p>
    </section>
  )
}

/** The last word of a name, which is what the terraces shout. */
const surname = (name: string): string => name.split(' ').at(-1) ?? name

const PitchMarks = () => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="cover fb-pitch-marks full"
    aria-hidden="true"
  >
    <rect x="3" y="-2" width="94" height="99" />
    <path d="M30 97V84h40v13M40 97v-6h20v6" />
    <path d="M34 -2a16 12 0 0 0 32 0" />
  </svg>
)
