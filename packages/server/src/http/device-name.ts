type Names = readonly (readonly [name: string, mark: RegExp])[]

/** Browsers in the order of the check: many also name others. */
const browsers: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (names: Names, agent: string): string | undefined => names.find(([, mark]) => mark.test(agent))?.[0]

/** Name of a device, by which its owner recognises it; the rest of the user agent is not stored. */
export function deviceNameOf(headers: Headers): string {
  const agent = headers.get('user-agent') ?? ''
  const [browser, system] = [nameIn(browsers, agent), nameIn(systems, agent)]
  return [browser, system].filter(Boolean).join(', ') || 'Unknown device'
}
