import { writeFileSync } from 'node:fs'
import { startInstance } from './lib/instance.ts'
const instance = await startInstance({})
writeFileSync('/tmp/w/url', instance.platform)
const { platform, partner, studio, data, env } = instance
writeFileSync('/tmp/w/env', JSON.stringify([{ BAIZE_URL: platform, BAIZE_PARTNER: partner, BAIZE_STUDIO: studio, BAIZE_DATA: data, PORT: env['PORT'] ?? '' }]))
console.log(platform)
const stop = () => void instance.stop().then(() => process.exit(0))
process.on('SIGTERM', stop); process.on('SIGINT', stop)
setInterval(() => {}, 1e6)
