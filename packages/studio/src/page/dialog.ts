import { el } from './dom.ts'

/** A native dialog with a title, a close button and whatever it is about; `open` fills it anew. */
export function createDialog(title: string, close: string, fill: () => Node[] | Promise<Node[]>) {
  const heading = el('h2', { id: `dialog-${title.replace(/\W+/g, '-')}` }, title)
  const body = el('div', { class: 'dialog-body' })
  const node = el(
    'dialog',
    { class: 'dialog', 'aria-labelledby': heading.id },
    el('header', {}, heading, el('button', { type: 'button', class: 'plain', onclick: () => node.close() }, close)),
    body,
  )
  node.addEventListener('click', event => {
    if (event.target === node) node.close()
  })
  return {
    node,
    async open(): Promise<void> {
      body.replaceChildren(...(await fill()))
      node.showModal()
    },
  }
}
