import type { Scope } from '@baize/client'

/** Whether the browser still takes what happens for the effect of a press, and opens a tab. */
const isInsidePress = (): boolean => (navigator as Partial<Navigator>).userActivation?.isActive === true

let forget = () => {}

/**
 * Waits until a guest who has chosen a game is logged in, unless they close the login first or
 * choose another game (GAME-13).
 * @param start - starts the game
 * @param ask - asks for one more press, because the browser would open no tab
 */
export function startAfterLogin({ $session }: Scope['session'], start: () => void, ask: () => void): void {
  forget()
  const closed = () => $session.get().isLogin || forget()
  const stop = $session.listen(({ isLogin }) => {
    if (!isLogin) return
    forget()
    if (isInsidePress()) start()
    else ask()
  })
  forget = () => {
    stop()
    document.removeEventListener('baize-close', closed)
  }
  document.addEventListener('baize-close', closed)
}
