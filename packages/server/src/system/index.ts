export { openGate } from './gate.ts'
export { systemRoutes } from './routes.ts'
export type { Setting, SettingKey } from './setting-schemas.ts'
export { readSetting, writeSetting } from './settings.ts'
