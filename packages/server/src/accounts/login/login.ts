import { login } from '@baize/contract'
import { route } from '../../http/route.ts'
import { loginByPassword } from './login-password.ts'
import { loginBySms } from './login-sms.ts'

/** What is typed means what the type of the login says: a username and a password, or a mobile number and its code (AUTH-01, AUTH-02). */
const ways = { username: loginByPassword, sms: loginBySms } as const

export const loginRoute = route(login, (input, ctx) => ways[input.type](ctx, input))
