/// <reference types="vite/types/importMeta.d.ts" />
import type { Args, Decorator, Preview } from '@storybook/web-components-vite'
import { nothing } from 'lit'
import { Directive, directive, type ElementPart } from 'lit/directive.js'
import { html, unsafeStatic } from 'lit/static-html.js'
import { styleMap } from 'lit/directives/style-map.js'
import { withActions } from 'storybook/actions/decorator'
import { declarations } from '../packages/elements/src/declarations.ts'
import { colours } from '../packages/elements/src/ui/theme/tokens.ts'
import { argTypes } from '../scripts/derived/arg-types.ts'
import { eventsOf } from '../scripts/derived/describe.ts'

/** Every language with a folder of texts. */
const locales = Object.keys(import.meta.glob('../packages/elements/src/locales/*/common.json'))
  .map(path => path.split('/').at(-2) ?? '')
  .sort()

const of = (tag: string) => declarations.find(declaration => declaration.tag === tag)

/** Sets arguments as a host would: as attributes, a boolean one by being there. */
const attributes = directive(
  class extends Directive {
    render(_args: Args) {
      return nothing
    }
    override update({ element }: ElementPart, [args]: [Args]) {
      for (const [name, value] of Object.entries(args) as [string, string | number | boolean | undefined][]) {
        if (value === undefined || value === false || value === '') element.removeAttribute(name)
        else element.setAttribute(name, value === true ? '' : String(value))
      }
      return nothing
    }
  },
)

interface Settings {
  locale: string
  theme: 'dark' | 'light'
}
interface Host {
  baizeConfig?: Settings
  baize?: { configure(settings: Settings): void }
}

/** The toolbar configures the page like a host does, before the loader is there or after. */
const configured: Decorator = (story, { globals }) => {
  const page = globalThis as Host
  const { locale, theme } = globals as unknown as Settings
  const settings = { locale, theme }
  if (page.baize) page.baize.configure(settings)
  else page.baizeConfig = settings
  document.documentElement.style.colorScheme = settings.theme
  document.body.style.background = colours.bg[settings.theme === 'light' ? 1 : 0]
  return story()
}

/** `parameters.width`: how wide the place is that the element stands in, in px. */
const placed: Decorator = (story, { parameters }) => {
  const { width } = parameters as { width?: number }
  return html`<div style=${styleMap({ maxWidth: width ? `${width}px` : null })}>${story()}</div>`
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [placed, configured, withActions],
  render: (args, { component }) => {
    const tag = unsafeStatic(component ?? '')
    return html`<${tag} ${attributes(args)}></${tag}>`
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    actions: { handles: [...new Set(declarations.flatMap(each => eventsOf(each).map(([name]) => name)))] },
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    docs: {
      extractArgTypes: (tag: string) => {
        const declaration = of(tag)
        return declaration ? argTypes(declaration) : {}
      },
      extractComponentDescription: (tag: string) => of(tag)?.summary ?? '',
      source: { excludeDecorators: true },
    },
    options: { storySort: { method: 'alphabetical' } },
  },
  initialGlobals: { theme: 'dark', locale: 'en' },
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: locales, dynamicTitle: true },
    },
  },
}
export default preview
