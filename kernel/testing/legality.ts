import type { MatchEvent } from '../events.ts'
import type { Game } from '../game.ts'
import { awaits } from '../game.ts'
import { fault, luckOf, optionsOf, parting, randomMatch } from './random-match.ts'

/**
 * What is listed can be played, is what the request shows, and reads as it is written; everything else a coach
 * could name, by code or as text, is explained with a code and a rule.
 */
export function checkLegality<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: C,
  seed: number,
  texts: readonly string[] = [],
  /** Where one answer is asked for as well, lest the other coach learn that there is only one. */
  loneAnswers = false,
): void {
  const luck = luckOf(seed)
  const codes = Array.from({ length: 64 }, (_, code) => code)
  randomMatch(game, config, seed, {
    told: 'nobody',
    each(state, { number }) {
      const wrong = (what: string) => fault(game, seed, number, what)
      for (const seat of [0, 1] as const) {
        const request = game.request(state, seat)
        if (!awaits(game.awaiting(state), seat)) {
          if (request) throw wrong(`seat ${seat} gets a request but is not awaited`)
          continue
        }
        const options = optionsOf(game, state, seat)
        if (options.length < (loneAnswers ? 1 : 2))
          throw wrong(`seat ${seat} is asked with ${options.length} option`)
        if (new Set(options).size !== options.length) throw wrong(`an option is listed twice: ${options}`)
        const written = options.map((action) => game.write(state, seat, action))
        const parts = parting(written.join(), request?.options.map((option) => option.action).join())
        if (parts) throw wrong(`the request shows other options: ${parts}`)
        if (!request || !written.includes(request.default)) throw wrong('the default is no option')
        for (const [n, action] of options.entries()) {
          if (game.read(state, seat, written[n] ?? '') !== action)
            throw wrong(`${written[n]} reads otherwise`)
          const world = game.blank(state)
          game.copy(state, world)
          game.apply(world, seat, action, luck)
        }
        const named = [...codes, ...texts.map((text) => game.read(state, seat, text))]
        for (const action of named) {
          if (action < 0 || options.includes(action)) continue
          const { code, rule } = game.explain(state, seat, action)
          if (!code || !rule) throw wrong(`no explanation why ${action} is not an option`)
        }
      }
    },
  })
}

/** No two events of a match share a key, so that their luck is independent. */
export function checkKeysUnique<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: C,
  seed: number,
): void {
  const luck = luckOf(seed)
  const keys = new Set<number>()
  let decision = 0
  randomMatch(game, config, seed, {
    told: 'nobody',
    chance: {
      take(weights, total, key) {
        if (keys.has(key)) throw fault(game, seed, decision, `the key ${key} is used twice`)
        if (!Number.isInteger(key) || key < 0 || key > 0xffff_ffff)
          throw fault(game, seed, decision, `${key} is no key of 32 bits`)
        if (weights.reduce((sum, weight) => sum + weight, 0) !== total || total <= 0)
          throw fault(game, seed, decision, `the weights of key ${key} do not sum up to ${total}`)
        keys.add(key)
        return luck.take(weights, total, key)
      },
    },
    each(_state, turn) {
      decision = turn.number
    },
  })
}
