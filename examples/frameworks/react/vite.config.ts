import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [react()],
  // Two pages: elements from npm, and elements by the script tag.
  build: { rolldownOptions: { input: ['index.html', 'script.html'] } },
})
