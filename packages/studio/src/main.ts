import { settingsFrom, StartError } from './config.ts'
import { startStudio } from './start.ts'

try {
  const studio = await startStudio(settingsFrom(process.env))
  console.info(`Baize studio: ${studio.url}`)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await studio.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // The process that started this one is gone.
  process.on('disconnect', () => void stop())
  process.send?.('ready')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
