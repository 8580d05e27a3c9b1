import { settingsFrom } from './config.ts'
import { StartError } from '../start-error.ts'
import { startPlatform } from './start.ts'

const starting = Promise.resolve().then(() => startPlatform(settingsFrom(process.env)))

// The signal may come more than once, because npm passes it on to its group, and before the
// platform has started.
let stopping: Promise<void> | null = null
const stop = () =>
  (stopping ??= starting
    .then(platform => platform.close())
    .catch(() => undefined)
    .then(() => process.exit(0)))
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// The parent process has ended.
process.on('disconnect', () => void stop())

try {
  const { url } = await starting
  console.info(`The platform answers at ${url}`)
  process.send?.('ready')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
