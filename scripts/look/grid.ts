import type { Page } from 'playwright'

/**
 * Mean colour of a cell in OKLab, and how much its lightness varies: a wall of tiles varies, an
 * empty ground does not.
 */
export type Cell = readonly [lightness: number, a: number, b: number, variation: number]

/** A picture as a grid of cells, row by row. */
export interface Grid {
  columns: number
  cells: Cell[]
}

/** Cells side by side; as many rows as make them square. */
const columns = 12
/** Width of a kept picture, in pixels. */
export const thumbnailWidth = 160

/** Runs in an empty page: makes the thumbnail and the grid of a picture. */
async function measureIn({
  picture,
  type,
  columns,
  width,
}: {
  picture: string
  type: string
  columns: number
  width: number
}) {
  const image = new Image()
  image.src = `data:image/${type};base64,${picture}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((image.height * width) / image.width)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const linear = (channel: number) => (channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
  const labOf = (index: number): [number, number, number] => {
    const [red, green, blue] = [0, 1, 2].map(offset => linear(data[index + offset] ?? 0)) as [number, number, number]
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return [
      0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    ]
  }
  const rows = Math.max(1, Math.round((columns * canvas.height) / canvas.width))
  const cells: [number, number, number, number][] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const sum: [number, number, number] = [0, 0, 0]
      let squares = 0
      let count = 0
      for (let y = Math.floor((row * canvas.height) / rows); y < Math.floor(((row + 1) * canvas.height) / rows); y++)
        for (let x = Math.floor((column * width) / columns); x < Math.floor(((column + 1) * width) / columns); x++) {
          const [lightness, a, b] = labOf((y * width + x) * 4)
          sum[0] += lightness
          sum[1] += a
          sum[2] += b
          squares += lightness * lightness
          count++
        }
      const mean = sum[0] / count
      cells.push([mean, sum[1] / count, sum[2] / count, Math.sqrt(Math.max(0, squares / count - mean * mean))])
    }
  const thumbnail = canvas.toDataURL('image/webp', 0.72).split(',')[1] ?? ''
  return { grid: { columns, cells }, thumbnail }
}

/**
 * A picture of the window as it is kept, as WebP.
 * @param blankPage - an empty page: no content security policy keeps it from reading pictures
 */
export async function toThumbnail(blankPage: Page, picture: Buffer): Promise<Buffer> {
  const given = { picture: picture.toString('base64'), type: 'png', columns, width: thumbnailWidth }
  return Buffer.from((await blankPage.evaluate(measureIn, given)).thumbnail, 'base64')
}

/** The grid of a kept picture. */
export async function gridOf(blankPage: Page, thumbnail: Buffer): Promise<Grid> {
  const given = { picture: thumbnail.toString('base64'), type: 'webp', columns, width: thumbnailWidth }
  return (await blankPage.evaluate(measureIn, given)).grid
}
