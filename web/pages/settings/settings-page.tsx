import { fill, LANGUAGE_NAMES, LANGUAGES } from '@libero/kernel/words'
import { useState } from 'react'
import { usePromise, useSettings, useTexts } from '../../app/hooks.ts'
import {
  CONFIRMS,
  LEVELS,
  OCCASIONS,
  SPEEDS,
  settings,
  THEMES,
  THINKING,
  VOLUMES,
} from '../../app/settings.ts'
import { Shell } from '../../app/shell.tsx'
import { shellTexts } from '../../app/shell-text.ts'
import { appTexts } from '../../app/text.ts'
import { bundleFile } from '../../keep/files.ts'
import { saveFile } from '../../keep/hand-over.ts'
import { allLearnt } from '../../keep/learnt.ts'
import { allPractice } from '../../keep/practice.ts'
import { setStore } from '../../keep/sets.ts'
import { store } from '../../keep/store.ts'
import { Agreement } from '../../parts/agree.tsx'
import { NameField } from '../../parts/name-field.tsx'
import { play } from '../../parts/sound.ts'
import { tableTexts } from '../../table/text.ts'
import type { FileTaken } from '../matches/bring.tsx'
import { BringFiles, TakenWords } from '../matches/bring.tsx'
import { matchesTexts } from '../matches/text.ts'
import './settings.css'
import { settingsTexts } from './text.ts'

/** How the table behaves, and what this browser keeps. Everything holds at once; there is nothing to confirm. */
export function SettingsPage() {
  const now = useSettings()
  const text = useTexts(settingsTexts)
  const shell = useTexts(shellTexts)
  const table = useTexts(tableTexts)
  const app = useTexts(appTexts)
  return (
    <Shell page="settings" title={text.title}>
      <div className="grid settings">
        <section className="panel stack loose">
          <h2>{text.atTheTable}</h2>
          <Choice
            name="language"
            words={shell.language}
            options={LANGUAGES}
            value={now.language}
            nameOf={(each) => LANGUAGE_NAMES[each]}
            choose={(language) => settings.change({ language })}
          />
          <NameField
            name={text.name}
            about={text.nameAbout}
            value={now.name}
            say={(name) => settings.change({ name })}
          />
          <Choice
            name="theme"
            words={text.theme}
            about={text.themeAbout}
            options={THEMES}
            value={now.theme}
            nameOf={(each) => text.themes[each]}
            choose={(theme) => settings.change({ theme })}
          />
          <Choice
            name="level"
            words={text.opponent}
            about={text.opponentAbout}
            options={LEVELS}
            value={now.level}
            nameOf={(each) => app.levels[each] ?? each}
            choose={(level) => settings.change({ level })}
          />
          <Choice
            name="thinking"
            words={table.thinkingTime}
            about={text.thinkingAbout}
            options={THINKING}
            value={now.thinking}
            nameOf={(each) => table.thinkingTimes[each]}
            choose={(thinking) => settings.change({ thinking })}
          />
          <Choice
            name="speed"
            words={table.speed}
            about={text.speedAbout}
            options={SPEEDS}
            value={now.speed}
            nameOf={(each) => table.speeds[each]}
            choose={(speed) => settings.change({ speed })}
          />
          <Choice
            name="results"
            words={text.results}
            about={text.resultsAbout}
            options={OCCASIONS}
            value={now.results}
            nameOf={(each) => text.occasions[each]}
            choose={(results) => settings.change({ results })}
          />
          <Choice
            name="plain"
            words={text.plain}
            about={text.plainAbout}
            options={OCCASIONS}
            value={now.plain}
            nameOf={(each) => text.occasions[each]}
            choose={(plain) => settings.change({ plain })}
          />
          <Agreement
            name={text.explains}
            about={text.explainsAbout}
            agreed={now.explains}
            change={(explains) => settings.change({ explains })}
          />
          <button
            type="button"
            className="button"
            disabled={Object.keys(now.explained).length === 0}
            onClick={() => settings.change({ explained: {} })}
          >
            {text.explainsAgain}
          </button>
          <Choice
            name="confirm"
            words={text.confirm}
            about={text.confirmAbout}
            options={CONFIRMS}
            value={now.confirm}
            nameOf={(each) => text.confirms[each]}
            choose={(confirm) => settings.change({ confirm })}
          />
          <Agreement
            name={table.showOdds}
            about={text.oddsAbout}
            agreed={now.odds}
            change={(odds) => settings.change({ odds })}
          />
          <Agreement
            name={text.names}
            about={text.namesAbout}
            agreed={now.names}
            change={(names) => settings.change({ names })}
          />
          <Agreement
            name={table.sound}
            about={text.soundAbout}
            agreed={now.sound}
            change={(sound) => {
              settings.change({ sound })
              // Whoever switches it on hears at once what he has chosen.
              play('whistle')
            }}
          />
          <Choice
            name="volume"
            words={text.volume}
            options={VOLUMES}
            value={now.volume}
            nameOf={(each) => text.volumes[each]}
            choose={(volume) => {
              settings.change({ volume })
              play('goal')
            }}
          />
          <Agreement
            name={text.voices}
            about={text.voicesAbout}
            agreed={now.voices}
            change={(voices) => settings.change({ voices })}
          />
        </section>
        <div className="stack loose">
          <Keeping />
          <section className="panel stack loose">
            <h2>{text.madeOf}</h2>
            <p className="lead dim">{text.madeOfAbout}</p>
            <div className="row">
              <a className="button" href="./licences.txt" target="_blank" rel="noreferrer">
                {text.licences}
              </a>
            </div>
          </section>
        </div>
      </div>
    </Shell>
  )
}

interface ChoiceProps<T extends string> {
  readonly name: string
  readonly words: string
  readonly about?: string
  readonly options: readonly T[]
  readonly value: T
  nameOf(option: T): string
  choose(option: T): void
}

function Choice<T extends string>({ name, words, about, options, value, nameOf, choose }: ChoiceProps<T>) {
  return (
    <fieldset className="plain setting">
      <legend>{words}</legend>
      <div className="row">
        {options.map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              className="pressed"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => choose(each)}
            />
            {nameOf(each)}
          </label>
        ))}
      </div>
      {about && <p className="quiet">{about}</p>}
    </fieldset>
  )
}

/** What this browser has on its shelves, and the way out and in. */
function Keeping() {
  const text = useTexts(settingsTexts)
  const matches = useTexts(matchesTexts)
  const { language } = useSettings()
  const [taken, setTaken] = useState<readonly FileTaken[]>([])
  const [asked, setAsked] = useState(0)
  const shelves = usePromise(look, `${taken.length} ${asked}`)
  const size = (bytes: number) => {
    const mega = bytes / 1e6
    const isLarge = mega >= 1000
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: isLarge ? 'gigabyte' : 'megabyte',
      maximumFractionDigits: mega < 10 || isLarge ? 1 : 0,
    }).format(isLarge ? mega / 1000 : mega)
  }
  const saveEverything = async () => {
    const [all, teams, sets] = await Promise.all([store.matches(), store.teams(), setStore.sets()])
    const file = bundleFile(all.ok ? all.value : [], {
      teams: teams.ok ? teams.value : [],
      sets: sets.ok ? sets.value : [],
      practice: allPractice(),
      learnt: allLearnt(),
      settings: settings.get(),
    })
    saveFile('libero.json', file)
  }
  const counts = { matches: shelves?.matches ?? 0, teams: shelves?.teams ?? 0, sets: shelves?.sets ?? 0 }
  return (
    <section className="panel stack loose">
      <h2>{text.kept}</h2>
      <p className="lead dim">{text.keptAbout}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void saveEverything()}>
          {text.saveEverything}
        </button>
        <BringFiles withSettings done={setTaken} />
      </div>
      <TakenWords taken={taken} />
      {shelves?.trouble && <p className="trouble">{matches.storage[shelves.trouble]}</p>}
      {shelves && (
        <div className="stack quiet">
          <p>
            {shelves.most
              ? fill(text.used, { used: size(shelves.used), most: size(shelves.most), ...counts })
              : fill(text.usedUnknown, counts)}
          </p>
          {shelves.most > 0 && (
            <div className="meter" aria-hidden="true">
              <i style={{ width: `${Math.min(100, (shelves.used / shelves.most) * 100)}%` }} />
            </div>
          )}
        </div>
      )}
      {shelves && !shelves.isPromised && (
        <div className="stack quiet">
          <div>
            <button
              type="button"
              className="button"
              onClick={async () => {
                await navigator.storage?.persist?.()
                setAsked(asked + 1)
              }}
            >
              {text.persist}
            </button>
          </div>
          <p>{text.persistAbout}</p>
        </div>
      )}
      <div role="status">
        {shelves?.isPromised && <p className="told">{text.persisted}</p>}
        {shelves && !shelves.isPromised && asked > 0 && (
          <p className="trouble">{shelves.canPromise ? text.refused : text.unsupported}</p>
        )}
      </div>
    </section>
  )
}

async function look() {
  const storage = navigator.storage as StorageManager | undefined
  const [matches, teams, sets, estimate, isPromised] = await Promise.all([
    store.matches(),
    store.teams(),
    setStore.sets(),
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => false),
  ])
  return {
    matches: matches.ok ? matches.value.length : 0,
    teams: teams.ok ? teams.value.length : 0,
    sets: sets.ok ? sets.value.length : 0,
    trouble: matches.ok ? undefined : matches.trouble,
    used: estimate?.usage ?? 0,
    most: estimate?.quota ?? 0,
    isPromised: isPromised ?? false,
    canPromise: storage?.persist !== undefined,
  }
}
