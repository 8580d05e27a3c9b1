import type { StorybookConfig } from '@storybook/web-components-vite'
import { readCsf } from 'storybook/internal/csf-tools'
import { defaultClientConditions, mergeConfig } from 'vite'
import { sections } from '../scripts/lib/sections.ts'

/** Where the platform answers. A static Storybook keeps the address it was built with. */
const platform = process.env['BAIZE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4400}`

const titles = new Map((await sections()).map(({ name, title }) => [name, title]))
const words = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/**
 * Where stories stand in the list: under their section, by the name of their feature. Only what
 * lies in no section says it by hand.
 */
function titleOf(file: string, byHand: string | undefined): string {
  const [, section = '', name = ''] = /\/sections\/([\w-]+)\/([\w-]+)\//.exec(file) ?? []
  const title = titles.get(section)
  return title ? `${title}/${words(name)}` : (byHand ?? file)
}

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../packages/elements/src/**/*.stories.ts'],
  experimental_indexers: existing => [
    {
      test: /\.stories\.ts$/,
      createIndex: async (file, options) => {
        const makeTitle = (byHand?: string) => titleOf(file, byHand)
        return (await readCsf(file, { ...options, makeTitle })).parse().indexInputs
      },
    },
    ...(existing ?? []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories show what ships: the loader of the built SDK, pasted like on any other page.
  previewHead: head => `${head ?? ''}
    <link rel="icon" href="data:," />
    <script type="module" src="${platform}/sdk/v1/baize.js" data-merchant="demo" data-site-key="pk_demo"></script>`,
  viteFinal: config =>
    mergeConfig(config, { resolve: { conditions: ['@baize/source', ...defaultClientConditions] }, logLevel: 'warn' }),
}
export default config
