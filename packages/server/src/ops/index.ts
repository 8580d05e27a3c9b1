export { askPlatform, whoAsks, writeOpsKey, opsApp } from './staff-commands.ts'
export { devApp } from './dev-app.ts'
