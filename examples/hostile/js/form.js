// Some shops put their whole page into one form.
document.querySelector('form').addEventListener('submit', event => {
  event.preventDefault()
  document.documentElement.dataset.submits = ''
})
