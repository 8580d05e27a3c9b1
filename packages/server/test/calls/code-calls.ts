import { sendRegisterSms } from '@baize/contract'
import type { Input, EndpointName, Endpoints } from '@baize/contract'
import { newMobile } from '@baize/testing/client'
import type { PlatformClient } from '@baize/testing/client'
import { prove } from '@baize/testing/prove'
import type { Deps } from '../../src/deps.ts'
import { writeSetting } from '../../src/db/settings.ts'
import { registerSetting, loginSetting } from '../../src/system/settings.ts'

type Names = Extract<EndpointName, 'captchaByWork' | 'humanChallenge' | 'sendSms' | 'sendRegisterSms'>

/** A mobile number that nobody has, and the code that registration sent to it. */
export async function verifiedMobile(
  client: PlatformClient,
): Promise<{ mobileNum: string; countryDialingCode: string; verificationCode: string }> {
  const dialled = { mobileNum: newMobile(), countryDialingCode: '34' }
  const reply = await client.call(sendRegisterSms, dialled)
  if (!reply.success) throw new Error(`No code: ${reply.code}`)
  return { ...dialled, verificationCode: await client.lastCode(`+34${dialled.mobileNum}`) }
}

/** Right calls of codes and challenges, on a site that uses SMS for everything. */
export async function codeCalls(
  client: PlatformClient,
  deps: Deps,
): Promise<{ [Name in Names]: Input<Endpoints[Name]> }> {
  await writeSetting(deps, registerSetting, { smsEnabled: true })
  await writeSetting(deps, loginSetting, { smsLogin: true })
  return {
    captchaByWork: await prove(client),
    humanChallenge: {},
    sendSms: { mobileNum: newMobile(), countryDialingCode: '34' },
    sendRegisterSms: { mobileNo: newMobile(), countryDialingCode: '34', registerType: 'mobile' },
  }
}
