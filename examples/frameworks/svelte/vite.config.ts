import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [svelte()],
  // Two pages: elements from npm, and elements by the script tag.
  build: { rolldownOptions: { input: ['index.html', 'script.html'] } },
})
