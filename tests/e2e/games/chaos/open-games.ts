import type { Browser } from '@playwright/test'
import type { Instance } from '../../../../scripts/lib/instance.ts'
import { newPerson, openGame, type Person, type Tab } from './players.ts'
import { baccaratTable, bookTable, cardTable, lotteryTable, pressTable, type Table } from './game-drivers.ts'

const gamePage = (vassalage: string, gameType: string, gameCode: string) =>
  `/seamless?${new URLSearchParams({ vassalage, gameType, gameCode })}`

interface Place {
  path: string
  sit: (tab: Tab, other: () => Promise<Tab>) => Promise<Table>
}
const thirteen = `${gamePage('ARENA', 'PVP', 'thirteen')}&roomId=garden`

/** Every kind of game, the page of the site that it is started from, and how it is played. */
const places = {
  slot: { path: gamePage('ORIENT', 'RNG', 'jade-dragon'), sit: pressTable },
  ascent: { path: gamePage('BAIZE', 'BGS', 'ascent'), sit: pressTable },
  dice: { path: gamePage('BAIZE', 'BGS', 'dice-hall'), sit: pressTable },
  plinko: { path: gamePage('BAIZE', 'BGS', 'plinko'), sit: pressTable },
  fishing: { path: gamePage('CORAL', 'FISH', 'reef-hunter'), sit: pressTable },
  baccarat: { path: gamePage('SALON', 'LIVE', 'royal-baccarat'), sit: baccaratTable },
  lottery: { path: '/vnLottery?gameCode=saigon-draw', sit: lotteryTable },
  single: { path: gamePage('KICKLINE', 'SPORTS', 'kickline'), sit: tab => bookTable(tab, 1) },
  combined: { path: gamePage('BRACKET', 'ESPORTS', 'bracket'), sit: tab => bookTable(tab, 2) },
  thirteen: { path: thirteen, sit: async (tab, other) => cardTable(tab, await other()) },
} as const satisfies Record<string, Place>

/**
 * In their order: those whose press is the whole round, those that wait for a draw, and the one
 * that waits for somebody else.
 */
export type TableName = keyof typeof places
export const tableNames = Object.keys(places) as TableName[]

/** Tables as they are sat down at, each game in a tab that stays open. */
export interface Floor {
  people: () => readonly Person[]
  at: (name: TableName) => Promise<Table>
  /** Leaves a table where something went wrong; the next time the game is started anew. */
  leave: (name: string) => void
  /** Closes everything. */
  close: () => Promise<void>
}

/**
 * A floor where every kind of game is played from the site.
 * @param seatOf - who plays what: what is played at once, with bets that are open, each in the name
 *   of somebody else
 */
export function openFloor(browser: Browser, baize: Instance, seatOf: (name: TableName) => string): Floor {
  const people = new Map<string, Promise<Person>>()
  const tables = new Map<TableName, Promise<Table>>()
  const known: Person[] = []

  function person(name: string): Promise<Person> {
    const there = people.get(name) ?? newPerson(browser, baize).then(made => (known.push(made), made))
    people.set(name, there)
    return there
  }

  async function sit(name: TableName): Promise<Table> {
    const { path, sit }: Place = places[name]
    const tab = await openGame(await person(seatOf(name)), baize, path)
    return sit(tab, async () => openGame(await person('other'), baize, thirteen))
  }

  return {
    people: () => known,
    at(name) {
      const there = tables.get(name) ?? sit(name)
      tables.set(name, there)
      return there
    },
    leave: name => void [...tables.keys()].filter(each => each === name).forEach(each => tables.delete(each)),
    close: async () => {
      for (const { context } of known) await context.close()
    },
  }
}
