import { minute } from '@baize/contract'

/** Milliseconds (API-70). */
export const sessionLife = {
  /** Milliseconds without a call after which a session ends. */
  idle: 30 * minute,
  /** Milliseconds after which a session ends, however active. */
  absolute: 12 * 60 * minute,
  /** A trial ends sooner (AUTH-50). */
  trial: 2 * 60 * minute,
  /** Time to change a password that must be changed (AUTH-21, AUTH-27). */
  pending: 10 * minute,
  /** The time of the last call is written down no more often than this. */
  slide: minute,
  handover: minute,
} as const

export interface SessionTimes {
  seenAt: Date
  endsAt: Date
}

/** Whether a session still lives. */
export const isAlive = ({ seenAt, endsAt }: SessionTimes, now: Date): boolean =>
  now.getTime() < endsAt.getTime() && now.getTime() - seenAt.getTime() < sessionLife.idle

/** Whether the stored time of the last call is old enough to write a new one. */
export const isSeenTimeOld = ({ seenAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= sessionLife.slide
