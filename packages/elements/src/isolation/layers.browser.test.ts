import { expect } from 'chai'
import { afterEach, beforeEach, describe, it } from '../../test/support/mocha.ts'
import { closePopover, openPopover } from '../ui/overlays/popover.ts'
import { watchLayers } from './layers.ts'

const dialogs = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal') ?? {}
const popovers = ['showPopover', 'hidePopover', 'togglePopover', 'popover'].map(
  name => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
)

let reported: boolean[] = []
const watch = () => watchLayers(open => reported.push(open))
/** A popover in a shadow root, as ours are. */
function popover(kind: string): HTMLElement {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const overlay = root.appendChild(document.createElement('div'))
  overlay.setAttribute('popover', kind)
  return overlay
}

afterEach(() => {
  reported = []
  document.body.replaceChildren()
  Object.defineProperty(HTMLDialogElement.prototype, 'showModal', dialogs)
  for (const [name, descriptor] of popovers) Object.defineProperty(HTMLElement.prototype, name, descriptor ?? {})
})

for (const [browser, prepare] of [
  ['that has popovers', () => {}],
  [
    'that has none',
    () => {
      for (const [name] of popovers) Reflect.deleteProperty(HTMLElement.prototype, name)
    },
  ],
] as const)
  describe(`a frame in a browser ${browser}`, () => {
    beforeEach(() => {
      prepare()
      watch()
    })

    it('is told that a menu opens, and closes', async () => {
      const menu = popover('auto')
      openPopover(menu)
      expect(reported).to.deep.equal([true])
      const closed = new Promise(resolve => menu.addEventListener('toggle', resolve, { once: true }))
      closePopover(menu)
      await closed
      expect(reported).to.deep.equal([true, false])
    })

    it('is told nothing of a notice, which needs no room', () => {
      openPopover(popover('manual'))
      expect(reported).to.deep.equal([])
    })
  })
