import { limits } from '@baize/contract'

/** What every board of a page asks for. */
export const winsInput = (language: string) => ({ gameCategory: 'ALL' as const, language, limitNum: limits.winners })
