import type { Page } from 'playwright'
import { compare } from './compare.ts'
import { gridOf, shrink } from './grid.ts'
import { partFaults } from './parts.ts'
import { keepToday, readAccepted } from './pictures.ts'
import { reachState, takePicture } from './reach-state.ts'
import { pictureName, type Look, type Origins, type State } from './state.ts'
import { textFaults } from './texts.ts'
import type { Visitors } from './visitors.ts'
import { windowFaults } from './window.ts'

/** What is looked at, by whom, and where pictures are read. */
export interface Product {
  origins: Origins
  visitors: Visitors
  /** An empty page, which no policy forbids to read a picture. */
  paper: Page
}

/** What was seen of a state. */
export interface Seen {
  name: string
  /** Today's picture, and where it was written. */
  picture: Buffer
  path: string
  /** Today's picture as it would be kept. */
  small: Buffer
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
 * Looks at a page in a state: at its parts, its texts, its window, and at its picture beside the
 * accepted one.
 */
export async function checkState(page: Page, state: State, look: Look, paper: Page): Promise<Seen> {
  const name = pictureName(state, look)
  const picture = await takePicture(page)
  const path = await keepToday(name, picture)
  const small = await shrink(paper, picture)
  const accepted = await readAccepted(name)
  const difference = accepted && compare(await gridOf(paper, small), await gridOf(paper, accepted))
  const faults = [
    ...(await partFaults(page, state.must)),
    ...(await windowFaults(page)),
    ...(await textFaults(page, picture, paper)),
    ...(difference?.cells.length ? [`differs from the accepted picture: ${difference.cells.join('; ')}`] : []),
  ]
  return { name, picture, path, small, accepted, distance: difference?.distance ?? null, faults, isReached: true }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/** Opens a state and looks at it; one that cannot be reached is looked at as far as it came. */
export async function lookAt(state: State, look: Look, { origins, visitors, paper }: Product): Promise<Seen> {
  const page = await visitors.page(state.who, look)
  try {
    const trouble = await reachState(page, state, look, origins).then(
      () => null,
      (error: unknown) => `was not reached: ${firstLine(error)}`,
    )
    const seen = await checkState(page, trouble ? { ...state, must: [] } : state, look, paper)
    return trouble ? { ...seen, faults: [trouble, ...seen.faults], isReached: false } : seen
  } finally {
    await page.close()
  }
}
