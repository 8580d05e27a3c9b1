// React 18 writes every property of an element it does not know as an attribute, and renders twice
// where it is strict.
const { createElement, StrictMode, useState } = globalThis.React

function Shop() {
  const [times, setTimes] = useState(0)
  globalThis.render = () => setTimes(count => count + 1)
  return createElement(
    'main',
    { 'data-times': times },
    createElement('baize-account-bar'),
    createElement('baize-login'),
    createElement('baize-game-lane', { category: 'RNG', rows: 1, limit: 6, key: times % 2 }),
  )
}

globalThis.ReactDOM.createRoot(document.getElementById('root')).render(
  createElement(StrictMode, null, createElement(Shop)),
)
