import { hatTrick } from '@libero/hat-trick'
import { positionOf } from '@libero/hat-trick/testing'
import { Table } from '@libero/table'
import { expect, test } from 'vitest'
import { hatTrickFace as face } from '../face.tsx'

test('§4.2 every step is picked first, with one way to go or two, and staying declines', () => {
  const from = positionOf({ faceUp: ['short-3-left', 'short-3-right'] })
  const opened = Table.open(hatTrick, { from }, { seed: '00'.repeat(32) })
  const request = opened.ok ? opened.value.request(0) : undefined
  if (!request) throw new Error('nobody is asked')
  const moves = request.options.filter(({ kind }) => kind === 'move')
  expect(moves.length).toBeGreaterThan(2)
  for (const move of moves)
    expect([face.picksFirst?.(move), face.declines?.(move, request)]).toEqual([true, false])
  const stays = request.options.filter((option) => face.declines?.(option, request))
  expect(stays.map(({ kind }) => kind)).toEqual(['no'])
})
