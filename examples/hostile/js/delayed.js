// What optimisers do to a page's scripts: they run when everything else is there, as copies of the
// tags that were written.
addEventListener('load', () =>
  setTimeout(() => {
    for (const held of document.querySelectorAll('script[type="delayed/module"]')) {
      const script = document.createElement('script')
      for (const { name, value } of held.attributes) script.setAttribute(name, name === 'type' ? 'module' : value)
      held.replaceWith(script)
    }
  }, 0),
)
