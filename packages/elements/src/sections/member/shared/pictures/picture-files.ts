/** Why a file is not taken; the platform says the same by `fields.picture`. */
export type PictureProblem = 'type' | 'size' | 'count' | 'unreadable'

/** First bytes of the pictures that are taken. */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
]

/** Reads a file as base64; `FileReader` is asynchronous, and needs no copy of the bytes as text. */
const readBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })

/**
 * A picture as the platform takes it. Its content says whether it is one: names and types of files
 * are what somebody wrote.
 * @param bytesMax - what the platform takes of its kind
 * @returns base64, or why the file is not taken
 */
export async function readPicture(
  file: Blob,
  bytesMax: number,
): Promise<{ picture: string } | { problem: PictureProblem }> {
  if (file.size > bytesMax) return { problem: 'size' }
  try {
    const picture = await readBase64(file)
    const head = atob(picture.slice(0, 12))
    const isPicture = signatures.some(bytes => bytes.every((byte, index) => head.charCodeAt(index) === byte))
    return isPicture ? { picture } : { problem: 'type' }
  } catch {
    return { problem: 'unreadable' }
  }
}

const side = 80

/**
 * A small copy of a picture as a data address, which pages that forbid blob addresses allow; null
 * where the browser cannot draw it.
 */
export async function thumbnailOf(file: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = side
    const scale = Math.max(side / bitmap.width, side / bitmap.height)
    const [width, height] = [bitmap.width * scale, bitmap.height * scale]
    canvas.getContext('2d')?.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.7)
  } catch {
    return null
  }
}
