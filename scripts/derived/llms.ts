import { commonEvents, commonProps } from '../../packages/elements/src/runtime/declare.ts'
import type { Declaration, EventShape, Prop } from '../../packages/elements/src/runtime/declare.ts'
import { attributeOf, detailOf, eventDoc, typeOf } from './describe.ts'

const attributes = (props: Readonly<Record<string, Prop>>) =>
  Object.entries(props).map(([name, prop]) => `- \`${attributeOf(name)}\` (${typeOf(prop)}): ${prop.doc}`)
const events = (shapes: Readonly<Record<string, EventShape>>) =>
  Object.entries(shapes).map(([name, shape]) => `- event \`${name}\` ${detailOf(shape)}: ${eventDoc(shape)}`)

const element = ({ tag, summary, props, events: own }: Declaration): string[] => [
  '',
  `### <${tag}>`,
  '',
  summary,
  '',
  ...attributes(props),
  ...events(own),
]

/**
 * `llms.txt`, the whole product for a reader that is a program: how elements come on a page, and
 * what each takes and says. In the form of llmstxt.org: a title, a summary, then chapters.
 */
export const llms = (declarations: readonly Declaration[]): string =>
  [
    '# Baize',
    '',
    '> Embeddable elements for an online gaming platform: login and register forms, lanes and lists of games, a winner board, lotteries, an agent centre. Each is a custom element with a shadow root of its own.',
    '',
    '## On a page',
    '',
    '- One script and one tag; the script fetches the code of an element when its tag first appears. ORIGIN is the platform of the operator:',
    '',
    '```html',
    '<link rel="stylesheet" href="ORIGIN/sdk/v1/baize.css">',
    '<script type="module" src="ORIGIN/sdk/v1/baize.js" data-merchant="MERCHANT" data-site-key="KEY" data-locale="en"></script>',
    '<baize-game-lane category="RNG"></baize-game-lane>',
    '```',
    '',
    '- The operator enters the origin of the page first: `npm run ops -- sites add SITE ORIGIN`. A page that is not entered hears `baize-error` with the code `ORIGIN_REFUSED`.',
    '- Attributes are kebab-case, properties camelCase. Events bubble and cross shadow roots: one listener on `document` hears all.',
    '- Trouble is the event `baize-error`, told apart by `detail.code`. `baize.diagnostics()` says what the page has wrong.',
    '- Looks: `appearance="felt"`, `paper` or `plain` (no mark of ours, in the font of the page), and `--baize-*` custom properties, which are stronger. An element without `theme` reads what the page paints behind it.',
    '- Single words: `baize.configure({ words: { en: { "login.submit": "Sign in" } } })`; unknown keys, and texts that are the operator\'s, are told as `bad-setting`.',
    '- `baize.lite.js` in place of `baize.js` is the same on preact, 50 kB smaller. From npm: `import "@baize/elements/login/define"`, or `@baize/elements/light/login/define`.',
    '- Money, passwords and limits stay on the site of the operator: a session made on another page answers `REACH_TOO_SMALL` there.',
    '',
    '## Documentation',
    '',
    'In the repository, by path:',
    '',
    '- docs/embedding.md: settings, events, looks, policies, frames, pinned versions, findings',
    '- docs/isolation.md: elements in frames of the operator: what a page can read of them, who allows it, how they behave',
    '- docs/hosts.md: site builders, tag managers, single-page apps, events and their defaults, origins and keys, policies by platform, versions',
    '- docs/quickstart: one page for each framework; docs/types.md: types',
    '- docs/texts.md and docs/reference/texts.md: words of your own, and their keys',
    '- docs/reference/tokens.md: appearances and every `--baize-*`, with pictures',
    '',
    '## Every element',
    '',
    ...attributes(commonProps),
    ...events(commonEvents),
    '',
    '## Elements',
    ...declarations.flatMap(element),
    '',
  ].join('\n')
