// A search at "/", a menu at "k", and nothing left of the key itself.
const isField = element => element.matches?.('input, textarea, [contenteditable]')
for (const type of ['keydown', 'keypress', 'keyup'])
  document.addEventListener(type, event => {
    if (isField(event.target)) return
    document.documentElement.dataset.keys = `${document.documentElement.dataset.keys ?? ''}${event.key}`
    event.preventDefault()
  })
