export { prefetchAnswer } from './prefetch/answers.ts'
export { publicRequest } from './calls/request-parts.ts'
export type { Call, CallOptions } from './calls/caller.ts'
export { baseOf, completeConfig, hasOddCharacters } from './config.ts'
export type { Appearance, Config, ScopeConfig } from './config.ts'
export { CallError, callError } from './calls/error.ts'
export { prefetchTexts } from './prefetch/texts.ts'
export type { BrowserEnv } from './browser-env.ts'
export { isNamed, mayFrame, placeOf, type ElementPlace, type ElementPlaces } from './element-places.ts'
export { createFormat } from './i18n/format.ts'
export type { Format } from './i18n/format.ts'
export type { I18n, Translator } from './i18n/i18n.ts'
export { expectedLocale } from './i18n/expected-locale.ts'
export { directionOf, languageCodes, matchLanguage, offeredTags, toCode, toTag } from './i18n/languages.ts'
export { nativeName } from './i18n/native-name.ts'
export type { LoadTexts, Reword, Texts, TextsHere, Words } from './i18n/texts.ts'
export { lazy } from './lazy.ts'
export { uniqueId } from './unique-id.ts'
export type { HumanProof } from './calls/human-proof.ts'
export type { ReadState, ReadStore } from './read.ts'
export { keepArrival } from './session/start/arrival.ts'
export { configMissing } from './config-missing.ts'
export { pageOrigin } from './page-origin.ts'
export { configure, pageRegistry } from './page-registry.ts'
export type { Finding, PageRegistry } from './page-registry.ts'
export { $pageScope, createScope, defaultScope } from './scope.ts'
export type { Scope, ScopeOptions } from './scope.ts'
export type { Seal } from './calls/seal.ts'
export type {
  Credentials,
  IdentityProof,
  PendingPasswordChange,
  Opened,
  PasswordChange,
  PasswordReset,
  QuickAnswer,
  Remember,
  Remembered,
  SecondAnswer,
} from './session/api.ts'
export type { SessionStore } from './session/session.ts'
export type { Session, SessionKind } from './session/state.ts'
export { openStore } from './storage.ts'
export type { Store } from './storage.ts'
