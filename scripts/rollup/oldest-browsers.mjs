/**
 * The oldest browsers in which everything is drawn as it is meant, as [major, minor]: style sheets
 * are written for them, README names them, and lint refuses what is newer. In older ones the main
 * job works, or elements say that they cannot be shown.
 */
export const oldestBrowsers = { chrome: [111, 0], firefox: [121, 0], safari: [16, 4] }

const own = 'It is newer than the oldest browsers we draw in (README, "Browsers"): '
const turn = 'turn a copy round with reverse().'
const parse = 'write parseUrl() of @baize/contract.'
const popover = 'write openPopover() and closePopover() of ui/overlays/popover.ts.'

/**
 * What such a browser lacks, or an older one in which people log in all the same (README), by the
 * object that has it, where its name alone says too little, and what to write instead. Rows of the
 * lint rule `no-restricted-properties`.
 */
export const newerProperties = [
  ['canParse', parse],
  ['URL.parse', parse],
  ['checkVisibility', 'write isShown() of runtime/is-shown.ts.'],
  ['showPopover', popover],
  ['hidePopover', popover],
  ['togglePopover', popover],
  ['findLast', turn],
  ['findLastIndex', turn],
  ['toReversed', turn],
  ['toSorted', 'sort a copy.'],
  ['toSpliced', 'splice a copy.'],
  ['AbortSignal.any', 'listen to each signal.'],
  ['Map.groupBy', 'fill a Map in a loop.'],
  ['Object.groupBy', 'fill a Map in a loop.'],
  ['withResolvers', 'keep resolve and reject of new Promise().'],
  ['Promise.try', 'write an async function.'],
  ['RegExp.escape', 'escape by a replace().'],
  ['fromAsync', 'await in a loop.'],
  ['isSubsetOf', 'ask every() of its values.'],
  ['isSupersetOf', 'ask every() of the other values.'],
  ['isDisjointFrom', 'ask some() of its values.'],
  ['symmetricDifference', 'filter the values of both.'],
  ['difference', 'filter its values.'],
  ['fromBase64', 'read it with atob().'],
  ['toBase64', 'write it with btoa().'],
  ['requestClose', 'dispatch cancel, then close().'],
  ['moveBefore', 'insert it anew.'],
  ['setHTML', 'go through richTextPolicy() of shared/security/rich-text.'],
  ['startViewTransition', 'use a transition of CSS.'],
].map(([name, instead]) => {
  const [property, object] = name.split('.').reverse()
  return { ...(object && { object }), property, message: own + instead }
})

/** What is older still, and what to write instead. Rows of the lint rule `no-restricted-syntax`. */
export const newerSyntax = [
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'Safari before 16.4 reads nothing of a file with a lookbehind: match the letter before.',
  },
  {
    selector: ':matches(Literal[value=/:modal/], TemplateElement[value.raw=/:modal/])',
    message: 'Chrome before 105 and Firefox before 103 throw: write isModal() of ui/overlays/is-modal.ts.',
  },
]
