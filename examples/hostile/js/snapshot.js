// What page-swapping navigation does: it keeps a copy of the page, shows another one, and puts the
// copy back.
const drawn = () =>
  document.querySelector('baize-login form') && document.querySelector('baize-game-lane')?.matches(':state(ready)')

function swap() {
  const copy = document.body.cloneNode(true)
  document.body.innerHTML = '<main><p>Another page</p></main>'
  setTimeout(() => {
    document.documentElement.replaceChild(copy, document.body)
    document.documentElement.dataset.swapped = ''
  }, 100)
}
const wait = setInterval(() => {
  if (!drawn()) return
  clearInterval(wait)
  swap()
}, 50)
