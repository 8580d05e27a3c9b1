import type { Page } from 'playwright'
import type { Painted } from './painted.ts'

/** A picture as WebP, so many pixels wide. */
export async function toWebp(blankPage: Page, picture: Buffer, width: number): Promise<Buffer> {
  const text = await blankPage.evaluate(
    async ({ picture, width }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.round((image.height * width) / image.width)
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
    },
    { picture: picture.toString('base64'), width: Math.round(width) },
  )
  return Buffer.from(text, 'base64')
}

/**
 * Marks places of a page with numbers, says under it what each is, and names those that it found.
 * Runs in the page.
 */
export function legendOf(places: readonly Painted[]): string[] {
  const list = document.createElement('ol')
  const common = 'font: 600 13px/20px system-ui, sans-serif; color: #fff; background: #b3005e; border-radius: 10px;'
  list.style.cssText =
    'columns: 4; gap: 16px; margin: 24px 0 0; padding: 0; list-style: none; font: 13px/22px system-ui, sans-serif; color: #222'
  const found = places.filter(({ tag, inside, nth = 0, position, label }, index) => {
    const target = document.querySelector(tag)?.shadowRoot?.querySelectorAll(inside)[nth]
    if (!target) return false
    const box = target.getBoundingClientRect()
    const mark = document.createElement('b')
    mark.textContent = String(index + 1)
    mark.style.cssText = `${common} position: absolute; width: 20px; text-align: center; box-shadow: 0 0 0 2px #fff;
      left: ${box.left + scrollX + box.width * position[0] - 10}px; top: ${box.top + scrollY + box.height * position[1] - 10}px`
    const line = document.createElement('li')
    const number = document.createElement('b')
    number.textContent = String(index + 1)
    number.style.cssText = `${common} display: inline-block; width: 20px; margin-inline-end: 8px; text-align: center`
    line.append(number, label)
    list.append(line)
    document.body.append(mark)
    return true
  })
  document.body.append(list)
  return found.map(({ label }) => label)
}
