import type { LotteryT } from '../../page/text-keys.ts'

/** A name from the texts, or where they have none the word itself: numbers speak for themselves. */
const nameOf = (kind: 'play' | 'option' | 'area', word: string, t: LotteryT): string =>
  t.find(`${kind}_${word}`) ?? word

export const playName = (play: string, t: LotteryT): string => nameOf('play', play, t)
export const optionName = (option: string, t: LotteryT): string => nameOf('option', option, t)
export const areaName = (area: string, t: LotteryT): string => nameOf('area', area, t)
