import { useEffect, useState } from 'react'
import { useElement } from '../../runtime/context.tsx'
import { announce, prepareToSpeak } from '../../ui/overlays/announce.ts'

/** Milliseconds for which a button says that it has copied. */
const copiedFor = 3000

/**
 * Puts texts on the clipboard, and says that it has.
 * @param done - read out when a text was copied
 * @returns the text that was copied just now, and what copies one: false where the browser does not
 *   let us
 */
export function useCopy(done: string): { copied: string | null; copy: (text: string) => Promise<boolean> } {
  const { element } = useElement()
  const [copied, setCopied] = useState<string | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), copiedFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    prepareToSpeak(element)
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false
    }
    setCopied(text)
    announce(element, done)
    return true
  }
  return { copied, copy }
}
