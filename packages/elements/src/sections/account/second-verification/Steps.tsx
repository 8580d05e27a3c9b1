import { useState } from 'react'
import { Answer } from './Answer.tsx'
import { isSent, type Challenge, type Method } from './challenge.ts'
import { Methods } from './Methods.tsx'
import { useSending } from './use-sending.ts'

interface StepsProps {
  challenge: Challenge
  /** The login no longer waits. */
  onEnd: () => void
}

/** First how, then the answer. A single method that sends nothing is not asked for. */
export function Steps({ challenge: { challengeId, methods }, onEnd }: StepsProps) {
  const [first] = methods
  const single = methods.length === 1 && first && !isSent(first.method) ? first : null
  const [chosen, choose] = useState<Method | null>(single)
  const [back, setBack] = useState(false)
  const sending = useSending(challengeId)
  const pick = async (method: Method) => {
    if (await sending.send(method)) choose(method)
  }
  if (!chosen) return <Methods methods={methods} sending={sending} back={back} onPick={method => void pick(method)} />
  const other = () => {
    setBack(true)
    choose(null)
  }
  return (
    <Answer
      challengeId={challengeId}
      chosen={chosen}
      sending={sending}
      onEnd={onEnd}
      onOther={single ? undefined : other}
    />
  )
}
