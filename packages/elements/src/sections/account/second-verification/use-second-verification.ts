import type { SecondMethod } from '@baize/contract'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'
import type { CallError } from '@baize/client'
import { useEffect, useRef, useState } from 'react'
import { sendsCode, type OfferedMethod } from './challenge.ts'

/** Milliseconds until a code may be sent again (AUTH-29). */
const resendDelay = 60_000

export interface CodeSending {
  /** The method whose code is being sent, or null. */
  busy: OfferedMethod['method'] | null
  failure: CallError | null
  /** Seconds until the next code of a method; 0 when it may be asked for. */
  left: (method: OfferedMethod['method']) => number
  /** Has a code sent, unless one was a moment ago. @returns whether there is a code to type */
  send: (method: OfferedMethod) => Promise<boolean>
}

/**
 * Sends the codes of a challenge: none again before its minute is over, even where another method
 * was chosen meanwhile.
 */
export function useSendCode(challengeId: string): CodeSending {
  const scope = useScope()
  const ends = useRef(new Map<string, number>())
  const [sent, setSent] = useState<OfferedMethod['method'] | null>(null)
  const [now, setNow] = useState(Date.now)
  const left = (method: string) => Math.max(0, Math.ceil(((ends.current.get(method) ?? 0) - now) / 1000))
  const waits = [...ends.current.values()].some(end => end > now)

  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waits])

  const perform = (method: OfferedMethod['method']) => {
    setSent(method)
    return scope.session.sendSecond(challengeId, method)
  }
  const { busy, failure, run } = useCommand(perform, {
    onDone(_, method) {
      ends.current.set(method, Date.now() + resendDelay)
      setNow(Date.now())
    },
  })
  const send = async ({ method }: OfferedMethod) => {
    if (busy) return false
    if ((ends.current.get(method) ?? 0) > Date.now() || !sendsCode(method)) return true
    return run(method)
  }
  return { busy: busy ? sent : null, failure, left, send }
}

/** Popups that a right answer may lead to instead of a session. */
const followingPopups: Readonly<Record<string, string>> = { PASSWORD_CHANGE_REQUIRED: 'change-password' }

/**
 * Sends an answer; wrong ones say how many tries are left, and a right one continues the login
 * (AUTH-29).
 */
export function useAnswer(challengeId: string, method: SecondMethod, onEnd: () => void): FormState {
  const scope = useScope()
  const { open } = useNavigation()
  const { t } = useText()

  // A code that was sent has six digits; what cannot be one costs no try.
  const check = ({ answer = '' }: Values): Record<string, string> => {
    if (!answer) return { answer: t('field.empty') }
    return sendsCode(method) && !/^\d{6}$/.test(answer.replace(/\s/g, '')) ? { answer: t('field.code') } : {}
  }
  const perform = (answer: string, element: HTMLElement) =>
    scope.session.answerSecond({ challengeId, method, answer }, element)
  const { send } = useCommand(perform, {
    fieldOf: { ANSWER_INVALID: 'answer', SMS_CODE_EXPIRED: 'answer' },
    onRefused({ code }) {
      const popup = followingPopups[code]
      if (popup) {
        open(popup)
        return 'elsewhere'
      }
      if (code !== 'CHALLENGE_ENDED') return undefined
      onEnd()
      return {}
    },
  })
  const typed = ({ answer = '' }: Values) => (sendsCode(method) ? answer.replace(/\s/g, '') : answer)
  return useForm({ check, send: values => send(typed(values)) })
}
