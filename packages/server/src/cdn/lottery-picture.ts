import { lotteryPicture, lotteryPictures } from '@baize/art'

/** The picture of a family of lotteries (CONST-46), by its code in lower case; null where it has none. */
export function categoryPicture(code: string): string | null {
  const category = lotteryPictures.find(name => name.toLowerCase() === code)
  return category ? lotteryPicture(category) : null
}
