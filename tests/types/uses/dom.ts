import '@baize/elements/page'
import { configure } from '@baize/elements'
import { LoginElement } from '@baize/elements/login'

const login: LoginElement = document.createElement('baize-login')
login.side = 'agent'
login.side = null
login.side = undefined
export const side: 'player' | 'agent' | undefined = login.side
// @ts-expect-error -- not one of the list
login.side = 'nobody'
// @ts-expect-error -- a property of another element
login.category = 'RNG'
document.querySelector('baize-game-lane')!.limit = null
export const other: LoginElement = new LoginElement()

login.addEventListener('baize-login', event => event.detail.account?.length)
document.addEventListener('baize-error', ({ detail }) => [detail.code.length, detail.requestId?.length])
window.addEventListener('baize-navigate', event => event.detail.to.length)
document.body.addEventListener('baize-game-launch', event => event.detail.gameCode.length)
document.querySelector('.shop')?.addEventListener('baize-register', event => event.detail.account.length)
// @ts-expect-error -- no such field
document.addEventListener('baize-error', ({ detail }) => detail.reason)

declare const mayBe: string | undefined
globalThis.baizeConfig = { merchant: 'demo', siteKey: 'pk_demo', locale: mayBe }
baize.configure({ locale: mayBe, paths: { login: '/sign-in' } })
window.baize.configure({ theme: 'dark' })
configure({ merchant: 'demo', locale: mayBe })
// @ts-expect-error -- no such setting
baize.configure({ colour: 'red' })
// @ts-expect-error -- no such setting
configure({ colour: 'red' })
void baize.session().then(({ type }) => type === 'agent')
void baize.ready.then(() => baize.diagnostics().violations.length)
