/**
 * What the status of the site says that this page needs before anything of it is drawn (BOOT-15).
 */
export interface Permission {
  maintenance: boolean
  restricted: boolean
  gtagId: string
  config: SectionFlags
}

/** Switches of the site. */
export interface SectionFlags {
  showEsports?: boolean
  showLottery?: boolean
  /** Codes of the languages that it offers. */
  languages?: readonly string[]
}

let settle: (permission: Permission) => void
/** The permission of this visit, once it is here. */
export const permission = new Promise<Permission>(done => (settle = done))
export const keepPermission = (answer: Permission): void => settle(answer)

/** Milliseconds before it is asked for again, once each (BOOT-25). */
export const pauses = [1000, 2000, 4000] as const

/** Asks the platform. @throws where it does not answer with a status */
export async function askPermission(): Promise<Permission> {
  const reply = await fetch('/wps/system/status')
  const { value } = (await reply.json()) as { value: Permission | null }
  if (!value) throw new Error('No status')
  return value
}

/**
 * Asks, and again after each pause where no answer comes.
 * @returns null where none came at all
 */
export async function loadPermission(
  ask: () => Promise<Permission>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Permission | null> {
  for (const pause of [...pauses, null]) {
    const answer = await ask().catch(() => null)
    if (answer || pause === null) return answer
    await wait(pause)
  }
  return null
}
