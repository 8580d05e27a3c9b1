import type { Clock } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import { HeavyCalls } from './heavy-calls.ts'
import { limitTable } from './limit-table.ts'
import type { LimitOf, LimitRule, Limits, RefusingLimit, RefusingRow } from './limit-table.ts'
import { RateLimit } from './token-bucket.ts'

/** Seconds until attempts that are under way have been checked. */
const checkTime = 2

/** A rule, and the times of what counts by it, in any order. */
export type CountedTimes = readonly [rule: LimitRule, times: readonly Date[]]

/** Limits of kind `count` with one rule or several, all of which look at the same rows. */
type PlainCount = {
  [N in LimitOf<'count'> & RefusingLimit]: Limits[N] extends LimitRule | readonly LimitRule[] ? N : never
}[LimitOf<'count'> & RefusingLimit]

/**
 * Requires the limits of `limit-table.ts` of one platform, and counts those that are kept in
 * memory.
 */
export class Limiter {
  readonly heavyCalls: HeavyCalls
  readonly #limits: Limits
  readonly #clock: Clock
  readonly #rates = new Map<LimitOf<'rate'>, RateLimit>()

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits
    this.#clock = clock
    this.heavyCalls = new HeavyCalls(limits['heavy-calls'])
  }

  /** Counts one more of a caller. @throws Refusal of the limit, with the seconds to wait */
  require(name: LimitOf<'rate'>, caller: string): void {
    this.#refuseFor(name, this.#rateOf(name).take(caller, this.#now))
  }

  /**
   * Requires that one more of a caller would be allowed, and counts none.
   * @throws Refusal of the limit
   */
  requireLeft(name: LimitOf<'rate'>, caller: string): void {
    this.#refuseFor(name, this.#rateOf(name).waitOf(caller, this.#now))
  }

  /**
   * Requires that the rows of the database allow one more.
   * @param readTimes - reads the times of rows that count: those after `since`, the newest first,
   *   and no more than `max`
   * @throws Refusal of the limit
   */
  async requireCount(
    name: PlainCount,
    readTimes: (since: Date, max: number) => Promise<readonly Date[]>,
  ): Promise<void> {
    const rules = [this.#limits[name]].flat()
    const since = new Date(this.#now - maxWindowOf(rules))
    const times = await readTimes(since, Math.max(...rules.map(({ max }) => max)))
    this.requireTimes(
      name,
      rules.map(rule => [rule, times]),
    )
  }

  /**
   * Requires that all rules allow one more, by the times of what counts by each.
   * @throws Refusal of the limit
   */
  requireTimes(name: LimitOf<'count'> & RefusingLimit, counted: readonly CountedTimes[]): void {
    this.#refuseFor(name, this.secondsUntilNext(counted))
  }

  /** Seconds until all rules allow one more, rounded up; 0 where they allow one now. */
  secondsUntilNext(counted: readonly CountedTimes[]): number {
    return Math.ceil(Math.max(0, ...counted.map(([rule, times]) => this.#waitBy(rule, times))) / 1000)
  }

  /**
   * Requires that failures do not lock.
   * @param now - the time by which `lockEnd` judges
   * @param lockEnd - the time until which attempts lock: `all` counts those under way as failed,
   *   `failed` leaves them out
   * @throws Refusal of the limit with the time that is left; BUSY where attempts under way fill the
   *   limit, which may yet be right
   */
  requireUnlocked(
    name: LimitOf<'failures'> & RefusingLimit,
    now: Date,
    lockEnd: (counted: 'all' | 'failed') => Date | null,
  ): void {
    if (!lockEnd('all')) return
    const until = lockEnd('failed')
    if (!until) throw new Refusal('BUSY', null, { retryAfter: checkTime })
    throw limitTable[name].refuse((until.getTime() - now.getTime()) / 1000)
  }

  /** Refuses by a limit. @param seconds - until one more is allowed, where that is known */
  refuse(name: RefusingLimit, seconds?: number): never {
    throw (limitTable[name] as RefusingRow).refuse(seconds)
  }

  get #now(): number {
    return this.#clock.now().getTime()
  }

  #rateOf(name: LimitOf<'rate'>): RateLimit {
    const rate = this.#rates.get(name) ?? new RateLimit(this.#limits[name])
    this.#rates.set(name, rate)
    return rate
  }

  #refuseFor(name: RefusingLimit, seconds: number): void {
    if (seconds > 0) this.refuse(name, seconds)
  }

  /** Milliseconds until a rule allows one more; 0 or less where it allows one now. */
  #waitBy({ max, windowMs }: LimitRule, times: readonly Date[]): number {
    const blocking = times.map(at => at.getTime()).sort((a, b) => b - a)[max - 1]
    return blocking === undefined ? 0 : blocking + windowMs - this.#now
  }
}

/** The longest window of some rules, in milliseconds: rows that are older count by none. */
export const maxWindowOf = (rules: readonly LimitRule[]): number => Math.max(...rules.map(({ windowMs }) => windowMs))
