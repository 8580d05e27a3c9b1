import type { Page } from 'playwright'
import { compare } from './compare.ts'
import { gridOf, toThumbnail } from './grid.ts'
import { partFaults } from './parts.ts'
import { savePicture, readAccepted } from './pictures.ts'
import { reachState, takePicture } from './reach-state.ts'
import { pictureName, type Variant, type Origins, type State } from './state.ts'
import { textFaults } from './texts.ts'
import type { Visitors } from './visitors.ts'
import { windowFaults } from './window.ts'

/** The product under test, its visitors, and a page in which pictures are read. */
export interface Product {
  origins: Origins
  visitors: Visitors
  /** An empty page: no content security policy keeps it from reading pictures. */
  blankPage: Page
}

/** A picture of a state, and what is wrong in it. */
export interface Capture {
  name: string
  /** Today's picture, and where it was written. */
  picture: Buffer
  picturePath: string
  /** Today's picture as small as accepted ones are kept. */
  thumbnail: Buffer
  accepted: Buffer | null
  /**
   * Mean difference from the accepted picture, in thousandths; null where none was accepted yet.
   */
  distance: number | null
  /** What is wrong, a line each. */
  faults: string[]
  /** Whether the page came to the state at all. */
  isReached: boolean
}

/**
 * Checks a page in a state: its parts, its texts, its window, and its picture against the accepted
 * one.
 */
export async function checkState(page: Page, state: State, variant: Variant, blankPage: Page): Promise<Capture> {
  const name = pictureName(state, variant)
  const picture = await takePicture(page)
  const picturePath = await savePicture(name, picture)
  const thumbnail = await toThumbnail(blankPage, picture)
  const accepted = await readAccepted(name)
  const difference = accepted && compare(await gridOf(blankPage, thumbnail), await gridOf(blankPage, accepted))
  const faults = [
    ...(await partFaults(page, state.requiredParts)),
    ...(await windowFaults(page)),
    ...(await textFaults(page, picture, blankPage)),
    ...(difference?.cells.length ? [`differs from the accepted picture: ${difference.cells.join('; ')}`] : []),
  ]
  return {
    name,
    picture,
    picturePath,
    thumbnail,
    accepted,
    distance: difference?.distance ?? null,
    faults,
    isReached: true,
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/** Opens a state and checks it; one that cannot be reached is captured as far as it came. */
export async function captureState(
  state: State,
  variant: Variant,
  { origins, visitors, blankPage }: Product,
): Promise<Capture> {
  const page = await visitors.page(state.visitor, variant)
  try {
    const fault = await reachState(page, state, variant, origins).then(
      () => null,
      (error: unknown) => `was not reached: ${firstLine(error)}`,
    )
    const capture = await checkState(page, fault ? { ...state, requiredParts: [] } : state, variant, blankPage)
    return fault ? { ...capture, faults: [fault, ...capture.faults], isReached: false } : capture
  } finally {
    await page.close()
  }
}
