// What chats, feeds and lazy routes do: markup comes as text, in parts, when the script has long
// been there.
const parts = [
  '<baize-account-bar>',
  '</baize-account-bar><baize-login>',
  '</baize-login><p>And now:</p>',
  '<baize-game-lane rows="1" limit="6">',
]
addEventListener('load', () => {
  let text = ''
  const next = () => {
    text += parts.shift()
    document.querySelector('main').innerHTML = text
    if (parts.length) setTimeout(next, 40)
    else setTimeout(() => document.querySelector('baize-game-lane').setAttribute('category', 'RNG'), 40)
  }
  setTimeout(next, 100)
})
