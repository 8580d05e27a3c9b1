import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

/** Our tags are elements, not components of Vue. */
const isCustomElement = (tag: string) => tag.startsWith('baize-')

export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  // Two pages: elements from npm, and elements by the script tag.
  build: { rolldownOptions: { input: ['index.html', 'script.html'] } },
})
