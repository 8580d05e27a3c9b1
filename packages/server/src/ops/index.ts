export { askPlatform, opsAddress, staffName, writeOpsKey, opsApp } from './staff-commands.ts'
export { opsCommand } from './ops-command.ts'
export { devApp, onlyOwnOrigin } from './dev-app.ts'
