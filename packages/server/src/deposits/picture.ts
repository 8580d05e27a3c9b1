import { receiptBytesMax } from '@baize/contract'
import sharp from 'sharp'

/** Pixels of a picture that is read: more than any camera's, and few enough for the memory. */
const maxPixels = 100_000_000
/** Pixels of a side of what is kept: a receipt can be read, and no more. */
const keptSide = 2400
/** Seconds that a picture may take. */
const timeLimit = 15

/** First bytes of the kinds of pictures that are taken. */
const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
}

const isOfKind = (bytes: Uint8Array): boolean =>
  Object.values(signatures).some(signature => signature.every((byte, nth) => bytes[nth] === byte))

export type PictureProblem = 'type' | 'size' | 'unreadable'

/**
 * A picture as it is kept: drawn anew, so that nothing is left but what is seen, neither where and
 * with what it was taken nor what was hidden behind it.
 * @returns its bytes as JPEG, or what is wrong with it
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array | PictureProblem> {
  if (bytes.byteLength > receiptBytesMax) return 'size'
  if (!isOfKind(bytes)) return 'type'
  try {
    const read = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    return await read
      .rotate()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: timeLimit })
      .toBuffer()
  } catch {
    return 'unreadable'
  }
}
