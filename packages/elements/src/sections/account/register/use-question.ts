import { useState } from 'react'

export interface Question {
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

/** Questions that a form asks while it is sent: `ask` resolves with the answer, `asked` is what is to be drawn meanwhile. */
export function useQuestion(): { asked: OpenQuestion | null; ask: (question: Question) => Promise<boolean> } {
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
