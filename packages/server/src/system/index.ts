export { dateRangeOf } from './date-range.ts'
export type { DateRange } from './date-range.ts'
export { dayOf, daysLater, periodOf } from './period.ts'
export type { RecordPeriod, Span } from './period.ts'
export {
  asksPassword,
  asksSmsCode,
  flagState,
  isRegisterTypeOffered,
  isRegisterOpen,
  registerType,
  withFlags,
} from './register-flags.ts'
export type { RegisterType } from './register-flags.ts'
export { mayInvite } from './invitations.ts'
export { platformOpenGate, requireNoMaintenance } from './maintenance-and-region.ts'
export { mainDomainOf } from './main-domain.ts'
export { ownOrigin } from './own-origin.ts'
export { fieldDefaults, fieldNames } from './register-fields.ts'
export type { FieldChanges, FieldName, Rule } from './register-fields.ts'
export { isSmsResetOn } from './sms-reset.ts'
export { loginSetting, registerSetting, siteSetting, whitelabelSetting } from './settings.ts'
export { gameOrigins, imageOrigins, startOriginFor } from './game-origins.ts'
export { transfersSetting } from './transfers-setting.ts'
export { brandSetting, brandSheet } from './brand.ts'
export type { Brand } from './brand.ts'
export { publicSite } from './public-site.ts'
export type { PublicSite } from './public-site.ts'
