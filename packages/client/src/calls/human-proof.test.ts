import { createHash, randomBytes } from 'node:crypto'
import { sendRegisterSms } from '@baize/contract'
import { newMobile } from '@baize/testing/client'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { describe, expect, it } from 'vitest'
import { writeSetting } from '../../../server/src/db/settings.ts'
import { envelope } from '../../test/fault-server.ts'
import { operator } from '../../test/operator.ts'
import { until } from '../../test/page.ts'
import type { TestPage } from '../../test/page.ts'
import { clientPlatform } from '../../test/client-platform.ts'
import { CallError } from './error.ts'
import type { HumanProof } from './human-proof.ts'
import { registerSetting } from '../../../server/src/system/settings.ts'

const { server, setUp, paths } = operator()
const { world, ownPage } = clientPlatform()
const hmacKey = randomBytes(32).toString('hex')
const settings = (provider: string) =>
  envelope({
    open: true,
    registerType: 'username',
    fields: [],
    countries: [],
    smsEnabled: false,
    captchaEnabled: false,
    firebase: { enabled: false, channels: [] },
    humanVerification: { provider, key: '' },
    terms: [],
    minimumAge: 18,
  })

/**
 * Gives the page its turn whenever the work steps back, until the work is done; how often that was.
 */
async function working<T>(page: TestPage, work: Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0
  let done = false
  const end = () => void (done = true)
  void work.then(end, end)
  while (!done) {
    await until(() => done || page.waits().includes(0))
    if (!done) turns++
    page.advance(0)
  }
  return { result: await work, turns }
}

describe('a proof that a person, or a browser that did some work, asks', () => {
  it('is nothing where the site wants none [REG-38]', async () => {
    const { scope } = setUp()
    server.next(settings('none'))
    expect(await scope.proofIfRequired()).toEqual({})
    expect(paths()).toEqual(['/wps/system/setting/register'])
  })

  it('is the solved challenge as the platform reads it, found while the page goes on answering its visitor [REG-38]', async () => {
    const { page, scope } = setUp()
    const { maxnumber, ...challenge } = await createChallenge({ hmacKey, number: 2600, maxNumber: 5000 })
    server.next(settings('altcha'), envelope({ id: 'h-1', maxnumber, ...challenge }))
    const { result, turns } = await working(page, scope.proofIfRequired())
    expect(result).toEqual({ verifyType: 'altcha', verifyId: 'h-1', verifyToken: expect.any(String) as string })
    expect(await verifySolution(result.verifyToken ?? '', hmacKey)).toBe(true)
    expect(turns).toBe(5)
  })

  it('is made for one call where the platform wants one all the same, and the call is made again once [AUTH-09]', async () => {
    const { page, scope } = setUp()
    const { maxnumber, ...challenge } = await createChallenge({ hmacKey, number: 10, maxNumber: 500 })
    server.next(settings('none'), envelope({ id: 'h-2', maxnumber, ...challenge }))
    const proofs: HumanProof[] = []
    const send = (proof: HumanProof) => {
      proofs.push(proof)
      return proofs.length < 2 ? Promise.reject(new CallError('HUMAN_REQUIRED')) : Promise.resolve('sent')
    }
    expect((await working(page, scope.sendWithProof(send))).result).toBe('sent')
    expect(proofs.map(({ verifyId }) => verifyId)).toEqual([undefined, 'h-2'])
    server.next(settings('none'))
    const refused = scope.sendWithProof(() => Promise.reject(new CallError('SMS_TOO_MANY')))
    await expect(refused).rejects.toMatchObject({ code: 'SMS_TOO_MANY' })
  })

  it('is asked for again where the work has no solution [REG-38]', async () => {
    const { page, scope } = setUp()
    const work = { algorithm: 'SHA-256', salt: 'salt', signature: '', maxnumber: 600 }
    const challenge = createHash('sha256').update('of another').digest('hex')
    server.next(settings('altcha'), envelope({ id: 'h-1', challenge, ...work }))
    await expect(working(page, scope.proofIfRequired())).rejects.toMatchObject({ code: 'HUMAN_REQUIRED' })
  })
})

describe('on the reference platform', () => {
  it('the proof of a browser that did the work is taken, once [REG-38] [ERR-20]', async () => {
    const { page, scope } = ownPage()
    const { deps } = world.platform
    await writeSetting(deps, registerSetting, { smsEnabled: true, humanVerification: { provider: 'altcha', key: '' } })
    const send = (proof: HumanProof) =>
      scope.call(sendRegisterSms, { mobileNum: newMobile(), countryDialingCode: '34', ...proof })
    await expect(send({})).rejects.toMatchObject({ message: 'Please complete verification first' })
    const { result } = await working(page, scope.proofIfRequired())
    expect(await send(result)).toMatchObject({ expiredMinutes: expect.any(Number) as number })
    await expect(send(result)).rejects.toMatchObject({ code: 'SMS_CAPTCHA_INVALID' })
  })
})
