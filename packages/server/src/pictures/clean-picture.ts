import sharp from 'sharp'
import { Refusal } from '../http/refusal.ts'
import { BoundedQueue, QueueFull } from '../limits/bounded-queue.ts'

/** Pixels of a picture that is read: as many as of good phones, and few enough for the memory. */
const maxPixels = 50_000_000
/** Pictures are drawn one at a time: some are held whole in memory. */
const drawing = new BoundedQueue(1, 8)
/** Pixels of a side of what is kept as a whole: a receipt can be read, and no more. */
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

type PictureProblem = 'type' | 'size' | 'count' | 'unreadable'

export const wrongPicture = (picture: PictureProblem) => new Refusal('FIELD_INVALID', { fields: { picture } })

interface Rule {
  /** Bytes that may be sent. */
  bytesMax: number
  /** Pixels of a side of the square that is kept of its middle; the whole is kept without. */
  square?: number
}

/**
 * A picture as it is kept: drawn anew, so that nothing is left but what is seen, neither where and
 * with what it was taken nor what was hidden behind it.
 * @param sent - as base64
 * @returns its bytes as JPEG
 * @throws Refusal FIELD_INVALID with what is wrong with it; BUSY where many are sent at once
 */
export async function cleanPicture(sent: string, { bytesMax, square }: Rule): Promise<Uint8Array> {
  const bytes = Buffer.from(sent, 'base64')
  if (bytes.byteLength > bytesMax) throw wrongPicture('size')
  if (!isOfKind(bytes)) throw wrongPicture('type')
  try {
    return await drawing.run(() => draw(bytes, square))
  } catch (error) {
    throw error instanceof QueueFull ? new Refusal('BUSY') : wrongPicture('unreadable')
  }
}

const draw = (bytes: Uint8Array, square: number | undefined): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize(
      square === undefined
        ? { width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true }
        : { width: square, height: square, fit: 'cover' },
    )
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: timeLimit })
    .toBuffer()
