import type { rankList } from '@baize/contract'
import type { FirstRead } from '../../../shared/prefetch/first-read.ts'
import { winsInput } from './wins-input.ts'

const path = '/wps/relay/GCSGAME_getRankList' satisfies typeof rankList.path

/** The wins that a board shows first. */
export const firstRead: FirstRead = (_element, _merchant, language) => ['rankList', path, winsInput(language)]
