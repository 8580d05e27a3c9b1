import type { Declaration } from '../../../packages/elements/src/runtime/declare.ts'
import { elementTypes } from './dom.ts'
import { pageTypes } from './page.ts'
import { reactTypes } from './react.ts'
import { svelteTypes } from './svelte.ts'
import { vueTypes } from './vue.ts'

/** Entry points of `@baize/elements` with types only, by the file of `types/` that each exports. */
export const typeEntryPoints = ['react', 'vue', 'svelte', 'page'] as const

/** Files of the folder `types`, for pages that take the script and for the npm package. */
export const typeFiles = (declarations: readonly Declaration[]): Record<string, string> => ({
  'elements.d.ts': elementTypes(declarations),
  'react.d.ts': reactTypes(declarations),
  'vue.d.ts': vueTypes(declarations),
  'svelte.d.ts': svelteTypes(declarations),
  'page.d.ts': pageTypes(),
})
