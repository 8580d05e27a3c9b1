import type { NextConfig } from 'next'

// Both bundlers build it, each into a folder of its own; processes that Next starts read the
// variable.
if (process.argv.includes('--webpack')) process.env['DIST'] = '.next-webpack'

export default {
  distDir: process.env['DIST'] ?? '.next',
  // This project lies inside of another one.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
} satisfies NextConfig
