import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const find = () => places.find(place => place && existsSync(place))

/** Flags for a browser without a desktop; the last five keep it from calling home. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of an installed Chromium or Chrome; as root on Debian it installs the system's own. Null where there is none. */
export function findBrowser() {
  const found = find()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found ?? null
  console.log('Installing Chromium from the system’s packages …')
  const apt = words =>
    spawnSync('apt-get', words, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return find() ?? null
}

export const browserHint =
  'No Chromium or Chrome was found. Install one (Debian: apt-get install chromium), or name it in CHROMIUM_PATH, and run the tests again.'
