import { changePassword, logout } from '@baize/contract'
import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { runDueJobs } from '../app/jobs.ts'
import { stoppedClock } from '../clock.ts'
import { sealTrail } from './audit-chain.ts'
import { audit } from './audit-events.ts'
import { auditEvent, auditSeal } from './tables.ts'
import { loginAttempt } from '../accounts/security/tables.ts'

const started = startedPlatform()
const day = 86_400

const db = () => started.platform.deps.db
const trail = async () => (await runCommand(started.platform.deps, ['audit'], 'ada')).lines.join('\n')
const eventsOf = (account: string) => db().select().from(auditEvent).where(eq(auditEvent.account, account))
/** Something that happens and is then under a seal. */
async function sealedEvent(): Promise<string> {
  const { username } = await started.client.register()
  started.clock.advance(600)
  await runDueJobs(started.platform.deps)
  return username
}
const seals = () => db().select().from(auditSeal).orderBy(auditSeal.number)

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

test('seals what happened with the seal before, and says so', async () => {
  await sealedEvent()
  await sealedEvent()
  const made = await seals()
  expect(made.length).toBeGreaterThanOrEqual(2)
  expect(new Set(made.map(({ hash }) => hash)).size).toBe(made.length)
  const last = made.at(-1)
  const said = await trail()
  expect(said).toMatch(/ok +audit-trail +\d+ checked, 0 broken/)
  expect(said).toContain(`Seal ${last?.number} of ${last?.sealedAt.toISOString()}: ${last?.hash}`)
})

test('tells the seal under which an event was changed', async () => {
  const [event] = await eventsOf(await sealedEvent())
  const one = eq(auditEvent.id, event!.id)
  await db().update(auditEvent).set({ ip: '203.0.113.1' }).where(one)
  expect(await trail()).toContain(`The trail under seal ${event!.seal} is not as it was.`)
  await db().update(auditEvent).set({ ip: event!.ip }).where(one)
  expect(await trail()).not.toContain('not as it was')
})

test('tells when an event was taken away, and when one was added under a seal', async () => {
  const [event] = await eventsOf(await sealedEvent())
  const broken = `The trail under seal ${event!.seal} is not as it was.`
  await db().delete(auditEvent).where(eq(auditEvent.id, event!.id))
  expect(await trail()).toContain(broken)
  await db().insert(auditEvent).values(event!)
  expect(await trail()).not.toContain('not as it was')
  const id = started.platform.deps.random.id()
  for (const seal of [event!.seal, 99]) {
    await db()
      .insert(auditEvent)
      .values({ ...event!, id, seal })
    expect(await trail()).toContain(`The trail under seal ${seal} is not as it was.`)
    await db().delete(auditEvent).where(eq(auditEvent.id, id))
  }
})

test('tells when a seal was taken away', async () => {
  await sealedEvent()
  await sealedEvent()
  const gone = (await seals()).at(-2)!
  await db().delete(auditSeal).where(eq(auditSeal.number, gone.number))
  expect(await trail()).toContain(`The trail under seal ${gone.number} is not as it was.`)
  expect(await trail()).toContain(`The trail under seal ${gone.number + 1} is not as it was.`)
  await db().insert(auditSeal).values(gone)
})

test('holds for a platform that comes back with the clock of before, after a developer moved it by days', async () => {
  const { deps } = started.platform
  const before = { ...deps, clock: stoppedClock(started.clock.now()) }
  started.clock.advance(3 * day)
  await sealedEvent()
  await audit(before, db(), { what: 'logout', account: 'late', ip: null })
  await audit(deps, db(), { what: 'logout', account: 'early', ip: null })
  await sealTrail(before)
  expect(await db().$count(auditEvent, isNull(auditEvent.seal)), 'whatever clocks say, all is sealed').toBe(0)
  await audit(before, db(), { what: 'logout', account: 'later', ip: null })
  await sealedEvent()
  expect(await trail()).toMatch(/ok +audit-trail +\d+ checked, 0 broken/)
})
