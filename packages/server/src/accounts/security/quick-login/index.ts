export { removeDevices as removeQuickDevices } from './devices.ts'
