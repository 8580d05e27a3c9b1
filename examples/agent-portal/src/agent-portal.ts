const names = new Map([
  ['#centre', 'Agent centre'],
  ['#downlines', 'Downlines'],
])
const main = document.querySelector('main')
const links = document.querySelectorAll<HTMLAnchorElement>('nav a')

/** Shows the part that the address names. */
function show(): void {
  const hash = names.has(location.hash) ? location.hash : '#centre'
  for (const link of links) link.toggleAttribute('aria-current', link.hash === hash)
  const heading = main?.querySelector('h1')
  if (heading) heading.textContent = names.get(hash) ?? ''
  const template = document.querySelector<HTMLTemplateElement>(hash)
  if (template) main?.querySelector('#place')?.replaceChildren(template.content.cloneNode(true))
}
addEventListener('hashchange', show)
show()

// The form steps aside for whoever is in, and comes back when the session has ended. The page
// learns no more than that.
document.addEventListener('baize-login', () => main?.classList.add('inside'))
document.addEventListener('baize-logout', () => main?.classList.remove('inside'))
