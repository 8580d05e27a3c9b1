import type { Translator } from '@baize/client'

/** A refused answer in words, and how many tries are left where that is known (AUTH-29). */
export const refusalWithTries = (t: Translator['t'], refusal: string, left: number | undefined): string =>
  left === undefined ? refusal : `${refusal}. ${t('second.left', { count: left })}`
