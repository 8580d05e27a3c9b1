import { changePassword, logout } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { runDueJobs } from '../app/jobs.ts'
import { auditDay, auditEvent } from './tables.ts'
import { loginAttempt } from '../accounts/security/tables.ts'

const started = startedPlatform()
const day = 86_400

const db = () => started.platform.deps.db
const trail = async () => (await runCommand(started.platform.deps, ['audit'])).lines.join('\n')
const eventsOf = (account: string) => db().select().from(auditEvent).where(eq(auditEvent.account, account))
/** A day with something in it, which is then over; the next job finds it so. */
async function aDay(): Promise<string> {
  const { username } = await started.client.register()
  started.clock.advance(day + 2 * 3600)
  await runDueJobs(started.platform.deps)
  return username
}

test('writes down who did what from where, with what, and why', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'
  const caller = { headers: { 'user-agent': firefox } }
  const { username, password, token } = await started.client.register({}, caller)
  await started.client.login(username, 'Wrong1234', caller).catch(() => null)
  await started.client.login(username, password, caller)
  const passwords = { oldPassword: password, newPassword: 'Other1234', confirmNewPassword: 'Other1234' }
  const changed = await started.client.call(changePassword, passwords, { ...caller, token })
  await started.client.call(logout, {}, { ...caller, token: changed.value.token })
  const events = await eventsOf(username)
  expect(events.map(({ what }) => what).sort()).toEqual(
    ['login', 'login-failed', 'logout', 'password-changed', 'register'].sort(),
  )
  const login = events.find(({ what }) => what === 'login')
  expect(login).toMatchObject({ ip: '127.0.0.1', device: 'Firefox, Linux', reason: 'password' })
  const change = events.find(({ what }) => what === 'password-changed')
  expect([change?.before, change?.after].map(text => JSON.parse(text ?? '{}') as unknown)).toEqual([
    { setAt: null, given: false },
    { setAt: started.clock.now().toISOString(), given: false, sessionsEnded: 2 },
  ])
  await db().delete(loginAttempt)
})

test('seals every day that is over with the day before, and says until when', async () => {
  await aDay()
  await aDay()
  const days = await db().select().from(auditDay)
  expect(days.length).toBeGreaterThanOrEqual(2)
  expect(new Set(days.map(({ hash }) => hash)).size).toBe(days.length)
  const last = days
    .map(one => one.day)
    .sort()
    .at(-1)
  const said = await trail()
  expect(said).toMatch(/ok +audit-trail +\d+ checked, 0 broken/)
  expect(said).toContain(`The trail is sealed until ${last}: ${days.find(one => one.day === last)?.hash}`)
})

test('tells the day on which an event was changed', async () => {
  const account = await aDay()
  const [event] = await eventsOf(account)
  const of = event!.at.toISOString().slice(0, 10)
  const one = eq(auditEvent.id, event!.id)
  await db().update(auditEvent).set({ ip: '203.0.113.1' }).where(one)
  expect(await trail()).toContain(`The trail of ${of} is not as it was.`)
  await db().update(auditEvent).set({ ip: event!.ip }).where(one)
  expect(await trail()).not.toContain('not as it was')
})

test('tells when an event was taken away, and when one was added later', async () => {
  const account = await aDay()
  const [event] = await eventsOf(account)
  await db().delete(auditEvent).where(eq(auditEvent.id, event!.id))
  expect(await trail()).toContain('not as it was')
  await db().insert(auditEvent).values(event!)
  expect(await trail()).not.toContain('not as it was')
  const long = new Date('2020-01-01T12:00:00Z')
  const forged = { ...event!, id: started.platform.deps.random.id(), at: long }
  await db().insert(auditEvent).values(forged)
  expect(await trail()).toContain('The trail of 2020-01-01 is not as it was.')
  await db()
    .delete(auditEvent)
    .where(and(eq(auditEvent.id, forged.id)))
})

test('tells when a whole day was taken away with its seal', async () => {
  await aDay()
  await aDay()
  const days = (await db().select().from(auditDay)).map(one => one.day).sort()
  const gone = days.at(-2) ?? ''
  const kept = await db().select().from(auditDay).where(eq(auditDay.day, gone))
  await db().delete(auditDay).where(eq(auditDay.day, gone))
  expect(await trail()).toContain(`The trail of ${days.at(-1)} is not as it was.`)
  await db().insert(auditDay).values(kept)
})
