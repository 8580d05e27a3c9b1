export { sessionOfBearer } from './handovers.ts'
export { isAlive, sessionLife } from './session-life.ts'
export {
  endAllSessions,
  keepAlive,
  lockSessions,
  renewSession,
  sessionById,
  sessionOfToken,
  startSession,
} from './sessions.ts'
export type { StoredSession } from './sessions.ts'
export { session } from './tables.ts'
