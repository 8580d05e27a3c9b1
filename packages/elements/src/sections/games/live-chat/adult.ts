const key = 'baize.chat.adult'

/** Pages on which a person has said so; where the browser keeps nothing they are asked on the next page again. */
let said = false

const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

/**
 * Whether the person in front of the page has said that they are of age (CHAT-07).
 * @param own - on the operator's own site the answer is kept; on a page of somebody else's it lasts as long as the page
 */
export const isAdult = (own: boolean): boolean => said || (own && storage()?.getItem(key) === '1')

/** Keeps that answer. */
export function noteAdult(own: boolean): void {
  said = true
  if (!own) return
  try {
    storage()?.setItem(key, '1')
  } catch {
    // A full or forbidden storage: they are asked again next time.
  }
}
