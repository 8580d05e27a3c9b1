import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const chromiumPaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const installedChromium = () => chromiumPaths.find(place => place && existsSync(place))

/** Chromium reads the last such list alone, so it has to repeat what Playwright disables. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Two internal pages behind the address bar, and a spare renderer: without them a context takes
 * 0.27 seconds of processor time in place of 0.76.
 */
const expensiveFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/**
 * Flags for a browser without a desktop; five of them keep it from calling home.
 * @param off - more features of the browser to switch off
 */
export const browserFlagsWithout = (...off) => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...disabledByPlaywright, ...expensiveFeatures, ...off].join(',')}`,
]
export const browserFlags = browserFlagsWithout()

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const install = name => {
  console.log(`Installing ${name} from the system’s packages …`)
  const apt = words =>
    spawnSync('apt-get', words, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', '--no-install-recommends', name])
}

/**
 * Elements ask for Inter first. Without it sizes and line breaks are those of whatever font a
 * machine has.
 */
function requireFont() {
  const { stdout } = spawnSync('fc-match', ['Inter'], { encoding: 'utf8' })
  if (stdout && !stdout.startsWith('Inter') && canInstall()) install('fonts-inter')
}

let isFontChecked = false

/**
 * Path of an installed Chromium or Chrome; as root on Debian it installs the system's own, and the
 * font of the elements. Null where there is none.
 */
export function findBrowser() {
  if (!installedChromium() && canInstall()) install('chromium')
  if (!isFontChecked) requireFont()
  isFontChecked = true
  return installedChromium() ?? null
}

const firefoxPaths = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const installedFirefox = () => firefoxPaths.find(place => place && existsSync(place))

/**
 * Path of an installed Firefox; as root on Debian it installs the system's own. Null where there is
 * none.
 */
export function findFirefox() {
  if (!installedFirefox() && canInstall()) install('firefox-esr')
  return installedFirefox() ?? null
}

export const firefoxHint =
  'No Firefox was found. Install one (Debian: apt-get install firefox-esr), or name it in FIREFOX_PATH, and run the stage again.'

export const browserHint =
  'No Chromium or Chrome was found. Install one (Debian: apt-get install chromium), or name it in CHROMIUM_PATH, and run the tests again.'
