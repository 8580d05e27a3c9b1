import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { addContact, contactsOf, playerByContact } from './contacts.ts'
import { playerByAccount } from './players.ts'

const started = startedPlatform({ games: 30 })
const db = () => started.platform.deps.db
const idOf = async (account: string) => (await playerByAccount(db(), 'demo', account))?.id ?? ''
const owner = async (kind: 'mobile' | 'email', value: string, merchant = 'demo') =>
  (await playerByContact(db(), merchant, kind, value))?.account ?? null

test('the demo account has a number, an e-mail and a name on its bank account', async () => {
  expect(await contactsOf(db(), await idOf('demo'))).toEqual({
    mobile: '+34600000001',
    email: 'demo@baize.example',
    bankName: 'Demo Player',
  })
  expect(await contactsOf(db(), await idOf('agent'))).toEqual({ mobile: null, email: null, bankName: null })
})

test('an e-mail is found in any case, and belongs to one account of a merchant', async () => {
  expect(await owner('email', 'Demo@Baize.example')).toBe('demo')
  expect(await owner('email', 'demo@baize.example', 'other')).toBeNull()
  expect(await owner('email', 'nobody@baize.example')).toBeNull()
  expect(await addContact(db(), await idOf('agent'), 'demo', 'email', 'DEMO@baize.example')).toBe(false)
  expect(await owner('email', 'demo@baize.example')).toBe('demo')
})

test('a number counts once it is proved, and one that nobody proved gives way', async () => {
  const [demo, agent] = [await idOf('demo'), await idOf('agent')]
  const number = '+34611111111'
  const now = started.clock.now()
  expect(await addContact(db(), demo, 'demo', 'mobile', number)).toBe(true)
  expect(await owner('mobile', number)).toBeNull()
  expect(await addContact(db(), agent, 'demo', 'mobile', number)).toBe(false)
  expect(await addContact(db(), agent, 'demo', 'mobile', number, now)).toBe(true)
  expect(await owner('mobile', number)).toBe('agent')
  expect(await addContact(db(), demo, 'demo', 'mobile', number, now)).toBe(false)
  expect(await addContact(db(), agent, 'demo', 'mobile', number)).toBe(true)
  expect(await owner('mobile', number)).toBe('agent')
})
