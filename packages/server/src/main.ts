import { settingsFrom, StartError } from './config.ts'
import { startPlatform } from './start.ts'

try {
  const platform = await startPlatform(settingsFrom(process.env))
  let stopping: Promise<void> | null = null
  // The signal comes more than once: to npm, and to its whole group.
  const stop = () => (stopping ??= platform.close().then(() => process.exit(0)))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  console.info(`The platform answers at ${platform.url}`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
