export { askPlatform, whoAsks, writeOpsKey, opsApp } from './staff-commands.ts'
export { devApp, onlyOwnOrigin } from './dev-app.ts'
