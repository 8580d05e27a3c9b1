import { settingsFrom, StartError } from './config.ts'
import { startPlatform } from './start.ts'

try {
  const platform = await startPlatform(settingsFrom(process.env))
  console.info(`Baize platform: ${platform.url}`)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await platform.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
