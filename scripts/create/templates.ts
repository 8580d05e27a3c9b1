const camelOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascalOf = (name: string) => camelOf(`-${name}`)
const wordsOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** The files of a new feature, by their path in packages/elements. */
export function templates(section: string, name: string): Record<string, string> {
  const [camel, pascal, words, tag] = [camelOf(name), pascalOf(name), wordsOf(name), `baize-${name}`]
  const folder = `src/sections/${section}/${name}`
  const support = '../../../../test/support'
  return {
    [`${folder}/${name}.element.ts`]: `import type { Declaration } from '../../../runtime/declare.ts'

export const ${camel} = {
  tag: '${tag}',
  summary: '${words}, in one sentence.',
  since: '0.1',
  status: 'experimental',
  props: {
    heading: { type: 'string', doc: 'Title over the content.' },
  },
  events: {},
  slots: { '': 'What stands under the title.' },
  parts: { heading: 'The title.' },
} as const satisfies Declaration
`,
    [`${folder}/${pascal}.tsx`]: `import type { ViewProps } from '../../../runtime/declare.ts'
import type { ${camel} } from './${name}.element.ts'

/** ${words}. */
export function ${pascal}({ heading = '' }: ViewProps<typeof ${camel}>) {
  return (
    <section className="${name}">
      {heading && <h2 part="heading">{heading}</h2>}
      <slot />
    </section>
  )
}
`,
    [`${folder}/${name}.css`]: `.${name} {
  display: grid;
  gap: 12px;
}
`,
    [`${folder}/index.ts`]: `import { element } from '../../../element.ts'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './${name}.css'
import { ${camel} } from './${name}.element.ts'
import { ${pascal} } from './${pascal}.tsx'

export const ${pascal}Element = element(${camel}, ${pascal}, sheets([css]))
`,
    [`${folder}/${name}.stories.ts`]: `import { html } from 'lit'

export default { component: '${tag}' }

/** With a title. */
export const Titled = { render: () => html\`<${tag} heading="${words}">Content</${tag}>\` }
`,
    [`${folder}/${name}.md`]: `# ${words}

    <${tag}></${tag}>

What it is for, and what a host should know that the tables do not say.
`,
    [`${folder}/${name}.browser.test.ts`]: `import { expect } from 'chai'
import { afterEach, describe, it } from '${support}/mocha.ts'
import { openHost, untilDrawn } from '${support}/host-page.ts'
import { until } from '${support}/wait.ts'

afterEach(() => document.body.replaceChildren())

describe('${words.toLowerCase()}', () => {
  it('shows its title, which a host may change', async () => {
    const page = await openHost({ body: '<${tag} heading="First"></${tag}>' })
    const element = await untilDrawn(page, '${tag}')
    const title = () => element.shadowRoot?.querySelector('[part=heading]')?.textContent
    expect(title()).to.equal('First')
    element.setAttribute('heading', 'Second')
    await until(() => title() === 'Second')
  })
})
`,
  }
}
