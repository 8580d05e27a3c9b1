// The sandbox's identity provider: whoever opened this window gets an id token for the person that
// is picked here, or an empty one.

const asked = new URLSearchParams(location.search)
const channel = ['google', 'facebook', 'phone'].find(name => name === asked.get('channel')) ?? 'google'
const origin = asked.get('origin') ?? ''
const state = asked.get('state') ?? ''
const key = asked.get('key') ?? undefined

const names = { google: 'Google', facebook: 'Facebook', phone: 'SMS' }
const people = {
  google: [
    { name: 'Ana Gil', email: 'ana.gil@gmail.example' },
    { name: 'Bruno Costa', email: 'bruno.costa@gmail.example' },
    { name: 'Chloe Martin', email: 'chloe.martin@gmail.example' },
  ],
  facebook: [
    { name: 'Ana Gil', email: 'ana.gil@facebook.example' },
    { name: 'Diego Ruiz', email: 'diego.ruiz@facebook.example' },
  ],
  phone: [
    { name: 'Ana Gil', phone: '+34612345678' },
    { name: 'Duarte Lopes', phone: '+351912345678' },
  ],
}

const wish = (asked.get('lang') ?? navigator.language).slice(0, 2).toLowerCase()
const { language, texts: t } = await (await fetch(`/dev/identity/texts?lang=${encodeURIComponent(wish)}`)).json()
const byId = id => document.getElementById(id)
const problem = byId('problem')

/**
 * Leaves on the platform whether this window can reach the page that asked, and where it cannot, the
 * answer.
 */
const leave = idToken =>
  fetch('/dev/identity/left', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ origin, key, state, isAlone: !opener, idToken }),
    keepalive: true,
  }).catch(() => null)

let answered = false

/** Only the origin that the platform found good for this window is told anything. */
async function answer(idToken) {
  if (opener) opener.postMessage({ type: 'baize-identity', state, idToken }, origin)
  else if (!(await leave(idToken))?.ok) {
    problem.textContent = t.failed
    return
  }
  answered = true
  close()
  // A window that no page has opened cannot be closed by itself.
  problem.textContent = t.alone
}

/** Says that the window has loaded, so that the page knows what it means that it counts as closed. */
function arrive() {
  void leave()
  if (!opener) addEventListener('pagehide', () => answered || void leave(''))
}

async function come(person) {
  problem.textContent = ''
  const body = JSON.stringify({ channel, origin, key, state, ...person })
  const reply = await fetch('/dev/identity/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => null)
  if (!reply?.ok) {
    problem.textContent = t.failed
    return
  }
  await answer((await reply.json()).idToken)
}

function element(tag, className, text = '') {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

function button(person) {
  const made = element('button', 'person')
  made.type = 'button'
  const face = element('span', 'face', person.name.slice(0, 1))
  face.setAttribute('aria-hidden', 'true')
  made.append(face, element('span', '', person.name), element('span', 'who', person.email ?? person.phone))
  made.addEventListener('click', () => void come(person))
  const item = document.createElement('li')
  item.append(made)
  return item
}

/** What was typed, as the token carries it; null where it cannot be. */
const readers = {
  email: text => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text) ? { email: text } : null),
  phone: text => (/^\+[1-9]\d{6,14}$/.test(text) ? { phone: text } : null),
}

function start() {
  const kind = channel === 'phone' ? 'phone' : 'email'
  document.documentElement.lang = language
  document.title = `${names[channel]} · ${t.ribbon}`
  for (const place of document.querySelectorAll('[data-text]')) place.textContent = t[place.dataset.text]
  document.querySelector('.ribbon').textContent = `${names[channel]} · ${t.ribbon}`
  byId('asker').textContent = origin
  byId('who-label').textContent = t[kind]
  const field = byId('who')
  field.type = kind === 'phone' ? 'tel' : 'email'
  byId('people').append(...people[channel].map(button))
  byId('cancel').addEventListener('click', () => void answer(''))
  byId('other').addEventListener('submit', event => {
    event.preventDefault()
    const typed = readers[kind](kind === 'phone' ? field.value.replace(/[\s()-]/g, '') : field.value.trim())
    field.setAttribute('aria-invalid', String(!typed))
    if (typed) return void come(typed)
    problem.textContent = kind === 'phone' ? t.badPhone : t.badEmail
    field.focus()
  })
}

start()
arrive()
