import { registerSettings } from '@baize/contract'
import { readSetting } from '../../db/settings.ts'
import { route } from '../../http/route.ts'
import { isRegisterOpen, entrySetting, registerSetting, whitelabelSetting } from '../../system/index.ts'
import { inLanguage } from '../../text/in-language.ts'
import { formOf, isShown } from './rules.ts'

export const registerSettingsRoute = route(registerSettings, async (input, { deps, language }) => {
  const settings = await readSetting(deps, registerSetting)
  const menu = await readSetting(deps, whitelabelSetting)
  const { smsLogin, quickLogin } = await readSetting(deps, entrySetting)
  const form = formOf(settings, menu)
  const say = input.language ?? language
  return {
    ...settings,
    smsEnabled: isShown(form, 'verificationCode'),
    smsLoginEnabled: smsLogin && deps.outbox.reaches('sms'),
    quickLoginEnabled: quickLogin,
    open: isRegisterOpen(menu.tree),
    registerType: form.type,
    fields: form.rules,
    terms: settings.terms.map(term => ({ ...term, title: inLanguage(term.title, say) ?? term.code })),
  }
})
