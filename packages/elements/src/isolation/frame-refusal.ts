import { mayFrame, type ElementPlaces } from '@baize/client'

/** What is known of a frame from which nothing came. */
export interface SilentFrame {
  tag: string
  /** Where the frame is from. */
  origin: string
  /** What the platform says of this site; null where it says nothing. */
  places: ElementPlaces | null
  /** Whether the page's Content-Security-Policy has refused it. */
  refusedByPolicy: boolean
  /** Whether the page is cross-origin isolated. */
  isolated: boolean
}

const embedding = 'Cross-Origin-Embedder-Policy and Cross-Origin-Resource-Policy'

/** Causes with their checks, the first that holds is the one; the last is what remains. */
const causes: readonly [holds: (frame: SilentFrame) => boolean, words: (frame: SilentFrame) => string][] = [
  [
    ({ places, tag }) => places !== null && !mayFrame(places, tag),
    ({ tag }) => `The operator does not allow it yet, and does with: npm run ops -- sites frame SITE ${tag}`,
  ],
  [({ refusedByPolicy }) => refusedByPolicy, ({ origin }) => `${origin} is not in frame-src of this page's policy`],
  [
    ({ isolated }) => isolated,
    ({ origin }) =>
      `This page is cross-origin isolated, where the browser frames ${origin} only with the headers ${embedding}, which the platform sends: look whether they arrive, and else for a blocker`,
  ],
  [
    () => true,
    ({ origin }) =>
      `No policy of this page was seen to refuse it: look for a blocker, for X-Frame-Options of a proxy before ${origin}, and where this page sends Cross-Origin-Embedder-Policy for one that takes ${embedding} out`,
  ],
]

/**
 * What a developer reads where the browser shows nothing in a frame, by what could be checked of
 * it; visitors read a sentence of their language.
 */
export function frameRefusal(frame: SilentFrame): string {
  const [, words] = causes.find(([holds]) => holds(frame)) ?? []
  return `Nothing came from the frame of <${frame.tag}>. ${words?.(frame)}`
}
