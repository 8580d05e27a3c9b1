import { rankList } from '@baize/contract'
import { route, type Route } from '../http/route.ts'
import { keepFor } from '../system/keep.ts'
import { readBoard, type Board } from './board.ts'

/** A thousand pages that ask at once are one question to the database; who has just won still finds the round when coming back. */
const boards = keepFor<Board>(1000)

const ranks = route(rankList, async ({ gameCategory, limitNum, view = 'latest' }, { deps }) => {
  const { list, asOf } = await boards.get(deps, `${view} ${gameCategory}`, () => readBoard(deps, view, gameCategory))
  return { list: list.slice(0, limitNum), asOf }
})

export const winnerRoutes: Route[] = [ranks]
