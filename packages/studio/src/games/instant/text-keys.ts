import type { KeyOf } from '../../page/text-keys.ts'
import type { TFunction } from '../../page/translate.ts'
import type { InstantKind } from '../kinds.ts'

export type InstantKey = KeyOf<'page' | InstantKind>
/** Texts of the page of an instant game: those of every page and its own. */
export type InstantT = TFunction<InstantKey>
