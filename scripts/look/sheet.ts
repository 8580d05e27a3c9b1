import type { Page } from 'playwright'
import type { Capture } from './check.ts'
import type { Width } from './state.ts'

/** How wide today's picture is on a sheet, and how many stand side by side. */
const layouts: Readonly<Record<Width, { today: number; columns: number }>> = {
  390: { today: 300, columns: 4 },
  1440: { today: 560, columns: 3 },
}
/** Pictures on one sheet. */
export const perSheet = 12
const acceptedWidth = 160

const image = (picture: Buffer, type: string, width: number): string =>
  `<img width="${width}" src="data:image/${type};base64,${picture.toString('base64')}" alt="">`

const escape = (text: string): string => text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)

/** Max faults that are written under a picture. */
const maxFaults = 2

function cell({ name, distance, faults, picture, accepted: old }: Capture, width: number): string {
  const known = old ? image(old, 'webp', acceptedWidth) : `<div class="missing">not accepted yet</div>`
  const faultLines = faults.slice(0, maxFaults).map(escape).join('<br>')
  return `<figure>${image(picture, 'png', width)}${known}<figcaption><b>${escape(name)}</b> ${distance ?? 'new'}
    <div class="fault">${faultLines}</div></figcaption></figure>`
}

const style = `
  body { margin: 0; padding: 12px; width: max-content; background: #777; font: 14px/18px Inter, sans-serif; }
  main { display: grid; gap: 12px; align-items: start; }
  figure { margin: 0; padding: 6px; background: #fff; display: flex; flex-wrap: wrap; gap: 6px; align-items: start; }
  figcaption { flex: 0 0 100%; }
    .missing { width: ${acceptedWidth}px; padding: 40px 0; background: #ddd; text-align: center; color: #555; }
  .fault { color: #b00; font-weight: 600; }`

/** Draws a sheet of pictures, as PNG. */
export async function drawSheet(blankPage: Page, captures: readonly Capture[], width: Width): Promise<Buffer> {
  const { today, columns } = layouts[width]
  const cellWidth = today + acceptedWidth + 18
  await blankPage.setContent(
    `<style>${style}</style><main style="grid-template-columns: repeat(${columns}, ${cellWidth}px)">
    ${captures.map(each => cell(each, today)).join('')}</main>`,
  )
  await blankPage.evaluate(() => Promise.allSettled([...document.images].map(image => image.decode())))
  return blankPage.locator('body').screenshot({ type: 'png' })
}
