import type { StorybookConfig } from '@storybook/web-components-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

/** Where the platform answers. A static Storybook keeps the address it was built with. */
const platform = process.env['BAIZE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4400}`

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../packages/elements/src/**/*.stories.ts'],
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
