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
 * `llms.txt`, the whole product for a reader that is a program: how elements come on a page, and what each takes and says. In the form of
 * llmstxt.org: a title, a summary, then chapters.
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
    '- Looks are `--baize-*` custom properties. An element without `theme` reads what the page paints behind it.',
    '- `baize.lite.js` in place of `baize.js` is the same on preact, 50 kB smaller. From npm: `import "@baize/elements/login/define"`, or `@baize/elements/light/login/define`.',
    '- Money, passwords and limits stay on the site of the operator: a session made on another page answers `REACH_TOO_SMALL` there.',
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
