// A panel that is shown long after the page has come, as tabs and accordions are.
addEventListener('load', () => setTimeout(() => (document.querySelector('main').hidden = false), 300))
