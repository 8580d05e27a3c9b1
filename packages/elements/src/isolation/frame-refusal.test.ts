import { expect, it } from 'vitest'
import { frameRefusal } from './frame-refusal.ts'

const frame = {
  tag: 'baize-login',
  origin: 'https://play.example',
  places: { inline: 'all', frames: 'baize-login' },
  refusedByPolicy: false,
  isolated: false,
}
const command = 'sites frame SITE'

it.each([
  ['the operator allows other elements alone', { places: { inline: 'all', frames: 'baize-register' } }, command],
  ['its policy refused the frame', { refusedByPolicy: true }, 'frame-src'],
  ['it is cross-origin isolated', { isolated: true }, 'Cross-Origin-Embedder-Policy'],
  ['nothing is known', {}, 'look for a blocker'],
  ['it is the operator’s own', { places: null }, 'look for a blocker'],
])('of a page where %s, that is what is said, and no cause that was checked and is not there', (_, known, words) => {
  const said = frameRefusal({ ...frame, ...known })
  expect(said).toContain('<baize-login>')
  expect(said).toContain(words)
  for (const other of [command, 'frame-src']) if (other !== words) expect(said).not.toContain(other)
})
