import type { View } from '@libero/kernel'
import { SampledChance, VIEWERS } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BoardProps } from '../face.ts'
import { faceOf, GAMES, setupOf } from '../games/register.ts'
import { Steps } from '../table/course.tsx'
import { Score } from '../table/score.tsx'

/** So many matches, each looked at this often: both are enough for every phase that comes in each of them. */
const MATCHES = 3
const EVERY = 23

/** A sentence says itself what it is about; a figure or a few words do not. */
const isSentence = (said: string): boolean => said.split(/\s+/).length > 4 || /[.!?]$/.test(said)

/** Every figure in a markup that no button says anything about, what is only read aloud aside. */
const mute = (markup: string): readonly string[] => {
  const open = markup
    .replace(/<button\b[^>]*>.*?<\/button>/gs, ' ')
    .replace(/<span class="unseen">[^<]*<\/span>/g, ' ')
  const shown = [...open.matchAll(/data-shown="([^"]*)"/g)].map(([, each = '']) => each)
  const said = open
    .split(/<\/?(?:p|div|section|fieldset|li|ul)\b[^>]*>/)
    .map((each) => each.replace(/<[^>]*>/g, ' ').trim())
  return [...shown, ...said].filter((each) => /\d/.test(each) && !isSentence(each))
}

test.each(GAMES)(
  '%s: every figure of score, steps and pitch answers a press with its meaning',
  async (id) => {
    const [face, setup] = await Promise.all([faceOf(id), setupOf(id)])
    const explained = new Set<string>()
    for (let nth = 0; nth < MATCHES; nth++) {
      const opened = Table.open(face.game, { config: setup.first() }, { seed: `${nth + 3}`.repeat(64) })
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
      const table = opened.value
      const whim = new SampledChance(nth)
      for (let count = 0; !table.outcome; count++) {
        const seat = table.isAwaited(0) ? 0 : 1
        const request = table.request(seat)
        if (count % EVERY === nth) {
          const language = LANGUAGES[count % LANGUAGES.length] ?? 'en'
          const viewer = VIEWERS[count % VIEWERS.length] ?? 'home'
          const view: View = table.peek((state) => face.game.view(state, viewer))
          const heard = table.heard(viewer)
          const board: BoardProps = {
            view,
            near: seat,
            request: viewer === (['home', 'away'] as const)[seat] ? request : undefined,
            heard: heard.ok ? heard.value : [],
            language,
            words: face.wording(language),
          }
          const headline = face.headline(view, board)
          expect(headline.periodIs, headline.period).toMatch(/\p{L}.{10,}\.$/u)
          for (const side of headline.sides) if (side.about) expect(side.aboutIs, side.about).toMatch(/\.$/)
          if (headline.beside) expect(headline.besideIs).toMatch(/\.$/)
          const seated = { name: 'Mira', short: 'Mira' }
          const score = createElement(Score, {
            headline,
            near: seat,
            seated: [seated, seated],
            pen: undefined,
            onTheBall: 'on the ball',
          })
          const course = face.course?.(view, board)
          const markup = [score, course && createElement(Steps, course), createElement(face.Pitch, board)]
            .map((each) => renderToStaticMarkup(each))
            .join('')
          expect(mute(markup), `${id} ${nth} ${count}`).toEqual([])
          for (const [, words = ''] of markup.matchAll(/data-explained="true" aria-description="([^"]*)"/g)) {
            expect(words).toMatch(/\p{L}.{10,}[.!]$/u)
            expect(words).not.toMatch(/\{\w|undefined|NaN/)
            explained.add(words)
          }
        }
        table.act(seat, request?.options[whim.below(request.options.length)]?.action ?? '')
      }
    }
    expect(explained.size).toBeGreaterThan(4)
  },
)
