// Elements that leave while their code is on its way, and again as soon as they are ready, as lists
// with windows and routers do.
const main = document.querySelector('main')
const markup = [...main.children].map(element => element.cloneNode(true))
let turn = 0
const again = () => main.replaceChildren(...markup.map(element => element.cloneNode(true)))
document.addEventListener('baize-ready', ({ target }) => {
  if (turn++ < 3 && main.contains(target)) again()
})
for (const wait of [0, 1, 20, 60]) setTimeout(again, wait)
