// A focus trap of the old kind: whatever has the focus outside of the dialog gives it back, and
// what is inside is found by its selectors.
const dialog = document.querySelector('[role=dialog]')
document.addEventListener(
  'focusin',
  ({ target }) => dialog.contains(target) || document.querySelector('#first').focus(),
)
setInterval(
  () =>
    document.activeElement === document.body ||
    dialog.contains(document.activeElement) ||
    document.querySelector('#first').focus(),
  20,
)
document.querySelector('#first').focus()
