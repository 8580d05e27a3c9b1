export { askPlatform, writeOpsKey, opsApp } from './staff-commands.ts'
export { devApp } from './dev-app.ts'
