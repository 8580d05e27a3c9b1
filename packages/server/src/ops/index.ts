export { askPlatform, leaveKey, opsApp } from './staff-commands.ts'
export { devApp } from './dev-app.ts'
export { isOn, onOff, UsageError } from './command-words.ts'
