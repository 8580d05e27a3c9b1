import { changePassword, freeplay, inboxMessages, readMessages, removeMessages, unreadCount } from '@baize/contract'
import type { Input, MessageKind } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { ordered } from '../../test/calls/deposit-calls.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { playerIdOf } from '../../test/player-helpers.ts'
import { publishNotice } from '../announcements/publish.ts'
import { notice } from '../announcements/tables.ts'
import { applyStatus } from '../deposits/apply-status.ts'
import { leaveMessage } from '../messages/player-messages.ts'

onBothPlatforms(started => {
  const deps = () => started.platform.deps
  let member: Account
  const by = (account = member) => ({ token: account.token })
  const list = async (kind: MessageKind, more: Partial<Input<typeof inboxMessages>> = {}, account = member) =>
    (await started.client.call(inboxMessages, { kind, language: 'EN', ...more }, by(account))).value
  const unread = async (account = member) => (await started.client.call(unreadCount, {}, by(account))).value
  /** Leaves messages a second apart, the last one the newest. */
  async function leave(...answers: string[]): Promise<void> {
    const playerId = await playerIdOf(deps(), member.username)
    for (const answer of answers) {
      started.clock.advance(1)
      await leaveMessage(deps(), playerId, 'feedbackAnswer', { asked: 'Where?', answer })
    }
  }

  beforeEach(async () => {
    await deps().db.delete(notice)
    member = await started.client.register()
  })

  describe('messages of a member', () => {
    test('come by pages, the newest first, as markup without that of people [MEM-52] [MEM-53] [API-122]', async () => {
      await leave('one', '<b>two</b>', 'three')
      const { content, ...rest } = await list('personal', { pageSize: 2 })
      expect(rest).toEqual({ pageNum: 1, totalPages: 2, total: 3, unreadMessage: 3, personal: 3, notice: 0 })
      expect(content.map(message => message.content)).toEqual([
        '<p>You wrote: Where?</p><p>Our answer: three</p>',
        '<p>You wrote: Where?</p><p>Our answer: &lt;b&gt;two&lt;/b&gt;</p>',
      ])
      expect(content[0]).toMatchObject({ title: 'Answer to your feedback', isRead: false, linkageType: null })
      expect((await list('personal', { pageSize: 2, pageNo: 2 })).content).toHaveLength(1)
      expect((await list('personal', { language: 'ES' })).content[0]?.title).not.toBe('Answer to your feedback')
    })

    test('are marked as read one by one or all at once [MEM-05] [API-51] [API-124]', async () => {
      await leave('one', 'two', 'three')
      const [newest] = (await list('personal')).content
      const read = (ids?: string[]) =>
        started.client.call(readMessages, { kind: 'personal', ...(ids && { ids }) }, by())
      expect((await read([newest?.id ?? ''])).value).toEqual({ unreadMessage: 2, personal: 2, notice: 0 })
      expect((await list('personal')).content.map(({ isRead }) => isRead)).toEqual([true, false, false])
      expect((await read()).value.unreadMessage).toBe(0)
      expect(await unread()).toEqual({ unreadMessage: 0, personal: 0, notice: 0 })
    })

    test('are deleted by those who own them alone [API-125]', async () => {
      await leave('one', 'two')
      const ids = (await list('personal')).content.map(({ id }) => id)
      const other = await started.client.register()
      expect((await started.client.call(removeMessages, { ids }, by(other))).value.unreadMessage).toBe(0)
      await started.client.call(readMessages, { kind: 'personal', ids }, by(other))
      expect(await unread()).toMatchObject({ personal: 2 })
      expect((await started.client.call(removeMessages, { ids: ids.slice(0, 1) }, by())).value.personal).toBe(1)
      expect((await list('personal')).content.map(({ id }) => id)).toEqual(ids.slice(1))
    })

    test('that are pinned stay above until they are read', async () => {
      const playerId = await playerIdOf(deps(), member.username)
      await leaveMessage(deps(), playerId, 'securityDelay', { address: '203.0.113.…', until: 'tomorrow' })
      await leave('later')
      const titles = async () => (await list('personal')).content.map(({ title, isPinned }) => [title, isPinned])
      const delay = 'Withdrawals are on hold for 24 hours'
      expect(await titles()).toEqual([
        [delay, true],
        ['Answer to your feedback', false],
      ])
      await started.client.call(readMessages, { kind: 'personal' }, by())
      expect((await titles()).map(([title]) => title)).toEqual(['Answer to your feedback', delay])
    })

    test('tell of each change to the security of the account [MEM-19]', async () => {
      const { password, token } = member
      const change = { oldPassword: password, newPassword: 'Other1234', confirmNewPassword: 'Other1234' }
      const { value } = await started.client.call(changePassword, change, { token })
      member = { ...member, token: value.token }
      const [told] = (await list('personal')).content
      expect(told).toMatchObject({ linkageType: 'ROUTE', linkage: '/member/securityCenter' })
      expect(told?.content).toContain('On your account, your password was changed on 20')
      expect((await list('personal', { language: 'DE' })).content[0]?.content).toContain('Ihr Passwort wurde geändert')
    })

    test('tell of a deposit that was credited, and lead to it [WAL-12]', async () => {
      const orderNo = await ordered(started.client, member, 'voucher')
      for (const paid of [1000n, 2000n, 2000n])
        await applyStatus(deps(), 'sandbox', { orderNo, state: 'paid', paid, currency: 'EUR' })
      expect((await list('personal')).content).toMatchObject([
        { title: 'Deposit of 20.00 EUR credited', linkage: `/member/depositv2?order=${orderNo}` },
      ])
    })
  })

  describe('notices to all', () => {
    const publish = (id: string) =>
      publishNotice(deps(), { id, texts: { EN: { title: id, content: 'Tonight\n\nand tomorrow' } } })

    test('from before the registration are no news, later ones are unread until they are marked [MEM-53]', async () => {
      await publish('before')
      started.clock.advance(1)
      const fresh = await started.client.register()
      started.clock.advance(1)
      for (const id of ['first', 'second']) await publish(id)
      expect(await unread(fresh)).toEqual({ unreadMessage: 2, personal: 0, notice: 2 })
      expect((await list('notice', { pageSize: 2 }, fresh)).totalPages).toBe(2)
      const state = async () =>
        Object.fromEntries((await list('notice', {}, fresh)).content.map(({ id, isRead }) => [id, isRead]))
      expect(await state()).toEqual({ before: true, first: false, second: false })
      const read = { kind: 'notice' as const, ids: ['second', 'unknown'] }
      expect((await started.client.call(readMessages, read, by(fresh))).value.notice).toBe(1)
      expect(await state()).toEqual({ before: true, first: false, second: true })
      await Promise.all([1, 2, 3].map(() => started.client.call(readMessages, { kind: 'notice' }, by(fresh))))
      expect(await unread(fresh)).toMatchObject({ unreadMessage: 0 })
    })
  })

  test('a trial has none, and a partner’s page reads none [HEAD-19]', async () => {
    const trial = await started.client.call(freeplay, { os: 'test', platform: 'W' })
    expect(await started.client.call(unreadCount, {}, { token: trial.value.token })).toMatchObject({
      code: 'TRIAL_REFUSED',
    })
    const origin = started.platform.partnerUrl
    const there = await started.client.login(member.username, member.password, { origin })
    expect(await started.client.call(unreadCount, {}, { token: there.token, origin })).toMatchObject({
      code: 'REACH_TOO_SMALL',
    })
  })
})
