// What menus do: a click whose target is not inside closes them. They ask when the click has done
// its work.
const panel = document.querySelector('main')
for (const type of ['pointerdown', 'click'])
  document.addEventListener(type, ({ target }) =>
    setTimeout(() => panel.contains(target) || panel.removeAttribute('data-open'), 50),
  )
document.addEventListener('focusin', ({ target }) => panel.contains(target) || panel.removeAttribute('data-open'))
