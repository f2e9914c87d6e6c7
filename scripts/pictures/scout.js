// Finds matches in which the wanted moments come, and the decision of a person that leads straight to each. It plays
// them itself, opponents on both sides; `shots.js` bundles it, because a script cannot load the sources as they are.

import { opponentsOf } from '@libero/bots/remote/host'
import { awaits, SampledChance, seatName, writeRecord } from '@libero/kernel'
import { Table } from '@libero/table'

const PERSON = 'person'
const RIVAL = 'heuristic'
/** Some of a match should lie behind its moments: cards used, a story, perhaps a goal. */
const NOT_BEFORE = 12
const MOST_MATCHES = 40

/**
 * What `shots.json` wishes for: `told` is an event as far as it matters ('own' and 'rival' are seats as the person sees
 * them, a list is one of these), `asked` the beginning of a question's key; `at` 'first' or 'last' is the match as it
 * begins or ends.
 */
const fits = (event, told, person) =>
  Object.entries(told).every(([key, wanted]) => {
    const said = event[key]
    if (wanted === 'own') return said === person
    if (wanted === 'rival') return said === 1 - person
    return Array.isArray(wanted) ? wanted.includes(said) : said === wanted
  })

/**
 * One match from the kick-off. `each` sees every decision of the person as it was due, what was told of it, and in
 * `later` what the opponent's answers brought until the person was asked again.
 */
function play({ game, bots }, config, number, person, each) {
  const chance = { seed: number.toString(16).padStart(64, '0') }
  const opened = Table.open(game, { config }, chance)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const table = opened.value
  const bot = bots.find(({ id }) => id === RIVAL)
  const whim = new SampledChance(number)
  const options = new Int16Array(game.mostOptions)
  let world
  let last
  const tell = () => last && each({ ...last, later: heardSince(last.until) })
  const heardSince = (entry) => {
    const heard = table.heard(seatName(person), entry)
    return heard.ok ? heard.value : []
  }
  const choose = (state, seat) => {
    const count = game.legal(state, seat, options)
    world ??= game.blank(state)
    game.copy(state, world)
    game.reimagine(world, seat, whim)
    return game.write(state, seat, bot.choose(world, seat, options, count, whim))
  }
  while (!table.outcome) {
    // As on the page, the opponent answers first where both are asked.
    const rival = 1 - person
    const seat = table.peek((state) => (awaits(game.awaiting(state), rival) ? rival : person))
    const request = table.request(seat)
    const before = { record: table.record(), decisions: table.decisions }
    const isAsked = seat === person && request.options.length > 1
    if (isAsked) tell()
    const action = table.peek((state) => choose(state, seat))
    const acted = table.act(seat, action)
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusals))
    if (isAsked) last = { ...before, action, request, told: heardSince(acted.value), until: table.logLength }
  }
  tell()
  return table
}

/** For every wish a record that ends where its decision is due, and the decision. What never comes is not in it. */
export async function scout(game, config, wishes) {
  const team = await opponentsOf(game)
  const found = {}
  const perhaps = {}
  const kept = (person, record, more) => {
    const coaches = person === 0 ? [PERSON, RIVAL] : [RIVAL, PERSON]
    return { ...more, person, coaches, record: writeRecord({ ...record, coaches }) }
  }
  const look = (name, wish, person, { record, decisions, action, request, told, later }) => {
    if (wish.at === 'first') found[name] ??= kept(person, record, { action })
    if (found[name] || decisions < NOT_BEFORE) return
    if (wish.asked && request.prompt.key.startsWith(wish.asked))
      found[name] = kept(person, record, { action })
    const comes = (events) => {
      const event = wish.told && events.find(({ kind }) => kind === wish.told.kind)
      return event && fits(event, wish.told, person)
    }
    const after = () => kept(person, record, { action, kind: wish.told.kind })
    if (comes(told)) found[name] = after()
    else if (comes(later)) perhaps[name] ??= after()
  }
  // Whoever sits at home sees most; some things only ever follow a decision of the other side.
  for (const person of [0, 1])
    for (let number = 1; number <= MOST_MATCHES; number++) {
      const open = Object.entries(wishes).filter(([name]) => !found[name])
      if (open.length === 0) return found
      const table = play(team, config, number, person, (moment) => {
        for (const [name, wish] of open) look(name, wish, person, moment)
      })
      for (const [name, wish] of open) if (wish.at === 'last') found[name] = kept(person, table.record(), {})
    }
  // The opponent of the page is the same: he will most probably answer the same.
  return { ...perhaps, ...found }
}
