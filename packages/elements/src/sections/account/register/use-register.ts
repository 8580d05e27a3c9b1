import {
  CallError,
  callError,
  pageRegistry,
  type IdentityProof,
  type HumanProof,
  type Scope,
  type Translator,
} from '@baize/client'
import { checkAffiliate, ageOn, isoDay, parseUrl } from '@baize/contract'
import { useRef, useState } from 'react'
import { useIdempotencyKey } from '../../../shared/actions/idempotency-key.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useElement } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState, type Refused } from '../../../shared/forms/use-form.ts'
import type { InvitationCodes } from './invitation-codes.ts'
import { openedOn } from './opened-on.ts'
import { registerPayload } from './register-payload.ts'
import { registerProblems, refusalIn, captchaIsSpent } from './register-problems.ts'
import { shownRules, type Settings, normalizeValues } from './register-fields.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import type { register } from './register.element.ts'

/** In a frame it is the page around that goes, to the address that it has given itself. */
const goTo = (address: string) => {
  const { leave } = pageRegistry()
  if (leave) return leave()
  if (/^https?:$/.test(parseUrl(address, document.baseURI)?.protocol ?? '')) location.assign(address)
}
/** Whether a guard of the site keeps the page to come back to (ROUTE-52). */
const hasReturnPage = () => new URL(location.href).searchParams.has('redirect')

/**
 * Runs once an account is open: dispatches `baize-register`, then goes to the page that the host
 * names, or home on the operator's own site; a partner's page stays where it is (REG-18, REG-40).
 * @param done - called first
 */
export function useAfterRegistration(
  { emit, successUrl }: ViewProps<typeof register>,
  done: () => void,
): (account: string) => void {
  const scope = useScope()
  const { element } = useElement()
  return account => {
    done()
    // With the session, while the element still stands in the page: the popup around it closes with
    // the same event.
    if (!successUrl && scope.ownSite() && !hasReturnPage())
      element.addEventListener('baize-login', () => emit('baize-navigate', { to: '/' }), { once: true })
    emit('baize-register', { account })
    if (successUrl) goTo(successUrl)
  }
}

interface Question {
  title: string
  text: string
  /** Words of the button that goes on. */
  yes: string
  /** Words of the button that goes back; a warning has none. */
  no?: string
}
export interface OpenQuestion extends Question {
  answer: (yes: boolean) => void
}

/**
 * Questions that a form asks while it is sent: `ask` resolves with the answer, `asked` is what is
 * to be drawn meanwhile.
 */
function useQuestion(): { asked: OpenQuestion | null; ask: (question: Question) => Promise<boolean> } {
  const [asked, setAsked] = useState<OpenQuestion | null>(null)
  const ask = (question: Question) =>
    new Promise<boolean>(resolve => {
      const answer = (yes: boolean) => {
        setAsked(null)
        resolve(yes)
      }
      setAsked({ ...question, answer })
    })
  return { asked, ask }
}

/** Errors that are shown as they are, because they do not come from the work. */
const passedOnErrors: readonly string[] = ['NETWORK', 'TIMEOUT', 'RATE_LIMITED', 'MAINTENANCE', 'REGION_BLOCKED']

/**
 * The proof that a call carries where the site protects itself from machines; good for one call
 * (REG-38).
 * @throws CallError HUMAN_REQUIRED whatever went wrong with the work: the person can only try it
 *   again (ERR-20)
 */
async function humanProofFor(scope: Scope, { humanVerification, captchaEnabled }: Settings): Promise<HumanProof> {
  if (humanVerification.provider === 'none' && !captchaEnabled) return {}
  try {
    // A picture counts with the browser's work alone.
    return await (captchaEnabled ? scope.solveProofOfWork() : scope.proofIfRequired())
  } catch (thrown) {
    const error = callError(thrown)
    throw passedOnErrors.includes(error.code) ? error : new CallError('HUMAN_REQUIRED')
  }
}

/**
 * The question after a birthday was entered: to confirm that the person is as old as the site's
 * prompt says, or, where they are younger, to know its rule (VAL-49, VAL-50, CONST-01).
 * @param age - years of the prompt, 21 where the site says nothing else
 */
function birthdayQuestion(t: Translator['t'], birthday: string, age: number, now: Date): Question {
  const isOlder = ageOn(isoDay(birthday), now) >= age
  return {
    title: t('register.birthday'),
    text: t(isOlder ? 'register.older' : 'register.younger', { birthday, age }),
    yes: t(isOlder ? 'register.yes' : 'register.go', { age }),
    no: t('register.back'),
  }
}

export interface RegisterFormOptions {
  settings: Settings
  codes: InvitationCodes
  identity: IdentityProof | null
  /** Whether a session is to begin at once (REG-33). */
  login: boolean
  /** Hears the account's name before its session begins. */
  opened: (account: string) => void
}

interface RegisterForm {
  form: FormState
  /** The question that is open while the form is sent. */
  asked: OpenQuestion | null
  /** Which captcha it is. */
  captcha: number
  /** Whether a code that came with the page was refused, so that another may be typed. */
  unlocked: boolean
}

/**
 * Registration, step by step in the order of REG-18. A failed step stops it, and the typed values
 * stay (REG-19).
 */
export function useRegister({ settings, codes, identity, login, opened }: RegisterFormOptions): RegisterForm {
  const scope = useScope()
  const { open } = useNavigation()
  const { t, now, refusal: say } = useText()
  const { asked, ask } = useQuestion()
  const [captcha, setCaptcha] = useState(1)
  const [unlocked, setUnlocked] = useState(false)
  const key = useIdempotencyKey()
  const confirmed = useRef('')

  const channel = identity?.firebaseChannel
  const rules = shownRules(settings, channel)
  const names = rules.map(({ name }) => name)

  const codeText = t('field.affiliateCode.format')
  const codeRefused: Refused = { problems: { affiliateCode: codeText } }

  const confirmBirthday = async ({ birthday = '' }: Values): Promise<Refused | undefined> => {
    if (!names.includes('birthday') || !birthday || birthday === confirmed.current) return
    if (!(await ask(birthdayQuestion(t, birthday, settings.birthdayPromptAge ?? 21, new Date(now())))))
      return { problems: { birthday: t('register.wrongDay') } }
    confirmed.current = birthday
  }

  const warnOfCode = async () => {
    await ask({ title: t('register.warning'), text: codeText, yes: t('common.close') })
    setUnlocked(true)
  }

  const checkCode = async ({ affiliateCode: code = '' }: Values) => {
    if (!names.includes('affiliateCode') || !code) return
    const { valid } = await scope.call(checkAffiliate, { code, domain: openedOn().hostname })
    if (!valid) throw new CallError('AFFILIATE_INVALID')
  }

  const register = async (values: Values, element: HTMLElement) => {
    const input = registerPayload(values, { settings, codes, identity, login, page: openedOn() })
    const proof = await humanProofFor(scope, settings)
    let account = ''
    const onOpened = (name: string) => opened((account = name))
    const sent = { ...input, ...proof, idempotencyKey: key.of(input) }
    try {
      const mobile = settings.registerType === 'mobile'
      const { session } = await scope.session.register(sent, element, onOpened, { mobile })
      if (!session) open('login', { username: account })
    } catch (thrown) {
      const error = callError(thrown)
      // The account is there and only its session is not: what is left to do is a login (REG-33).
      if (account) open('login', { username: account })
      key.dropIfRefused(error)
      if (captchaIsSpent(error)) setCaptcha(turn => turn + 1)
      // Reported in the same words as a code that the check before it refused.
      throw error.code === 'AFFILIATE_INVALID' ? new CallError('AFFILIATE_INVALID') : error
    }
  }

  const perform = async (values: Values, element: HTMLElement) => {
    await checkCode(values)
    await register(values, element)
  }
  const command = useCommand(perform, {
    onRefused: error =>
      error.code === 'AFFILIATE_INVALID' ? codeRefused : refusalIn(error, settings, names, { t, say }),
  })

  const send = async (typed: Values): Promise<Refused | undefined> => {
    const values = normalizeValues(typed, rules)
    const refused = (await confirmBirthday(values)) ?? (await command.send(values))
    if (refused === codeRefused) await warnOfCode()
    return refused
  }

  const check = (values: Values) => registerProblems(settings, values, { t, now: new Date(now()), channel })
  return { form: useForm({ check, send, eager: true }), asked, captcha, unlocked }
}
