import { CallError, type Scope } from '@baize/client'
import { launchChat, parseUrl, type Model } from '@baize/contract'
import { useState } from 'react'
import { pendingDefaultAction } from '../../../runtime/default-action.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { openEmptyWindow, openWithoutHandle, opensWithoutHandle } from '../../../shared/navigation/open-window.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useScope, useSession, useText } from '../../../scope.ts'

const key = 'baize.chat.adult'

/**
 * Merchants of this page that were given the answer; where the browser stores nothing, the next
 * page asks again.
 */
const confirmed = new WeakSet<Scope>()

const storage = (): Storage | null => {
  try {
    return localStorage
  } catch {
    return null
  }
}

/**
 * Whether the visitor has confirmed to be an adult (CHAT-07).
 * @param own - on the operator's own site the answer is kept; on a page of somebody else's it lasts
 *   as long as the page
 */
const isAdult = (scope: Scope, own: boolean): boolean =>
  confirmed.has(scope) || (own && storage()?.getItem(key) === '1')

/** Keeps that answer. */
function noteAdult(scope: Scope, own: boolean): void {
  confirmed.add(scope)
  if (!own) return
  try {
    storage()?.setItem(key, '1')
  } catch {
    // A full or forbidden storage: they are asked again next time.
  }
}

export type Opens = 'frame' | 'tab'
/** A room that is open over the page. */
export interface Room {
  url: string
  name: string
}

export interface Chat {
  room: Room | null
  busy: boolean
  failure: CallError | null
  /** Whether the next step is to confirm one's age (CHAT-07). */
  asksAge: boolean
  start: (model: Model) => void
  confirmAge: (model: Model) => void
  leave: () => void
  /** Drops the failure and the question of age of the model that was shown. */
  clearFailure: () => void
}

interface ChatOptions {
  opens: Opens | undefined
  /** Whether the site wants members only. */
  login: boolean
  /** False where a host prevented it. */
  onLaunch: (modelId: string) => boolean
  onOpened: () => void
}

const web = /^https?:$/

/** The address of a room in the colours of the element. @throws CallError INVALID_URL */
function roomUrl(address: string, theme: string): string {
  const url = parseUrl(address)
  if (!url || !web.test(url.protocol)) throw new CallError('INVALID_URL')
  url.searchParams.set('theme', theme)
  return url.href
}

/** Opens the room of a model, by the rules of CHAT-05 and CHAT-07. */
export function useChat({ opens, login, onLaunch, onOpened }: ChatOptions): Chat {
  const scope = useScope()
  const { language } = useText()
  const session = useSession()
  const { open } = useNavigation()
  const own = useOwnSite()
  const opensIn = opens ?? (own ? 'frame' : 'tab')
  const [room, setRoom] = useState<Room | null>(null)
  const [asksAge, setAsksAge] = useState(false)

  const launch = async ({ modelId, nickname }: Model, element: HTMLElement) => {
    const apart = opensIn === 'tab' && opensWithoutHandle()
    // The window opens before anything is awaited, or the browser blocks it.
    const tab = opensIn === 'tab' && !apart ? openEmptyWindow() : null
    if (tab) tab.opener = null
    try {
      const device = await scope.session.deviceId()
      const input = { modelId, language, ...(device && { device }) }
      // Without a token, as the specification says, unless the site wants members.
      const { url } = await scope.call(launchChat, input, login ? {} : { token: '' })
      const address = roomUrl(url, element.shadowRoot?.querySelector<HTMLElement>('.root')?.dataset['theme'] ?? 'dark')
      if (apart) openWithoutHandle(address)
      else if (tab) tab.location.replace(address)
      else setRoom({ url: address, name: nickname })
    } catch (cause) {
      tab?.close()
      throw cause
    } finally {
      setAsksAge(false)
    }
  }
  const { busy, failure, run, clearFailure } = useCommand(launch, { onDone: onOpened })

  function start(model: Model) {
    if (login && !session.isLogin) return open('login')
    if (login && session.isTrial) return open('real-account')
    // A member has said so with the terms of the registration; a trial has agreed to none.
    const isOfAge = (session.isLogin && !session.isTrial) || isAdult(scope, own)
    if (!isOfAge) return setAsksAge(true)
    pendingDefaultAction.run = () => start(model)
    if (onLaunch(model.modelId)) void run(model)
  }

  return {
    room,
    busy,
    failure,
    asksAge,
    start,
    confirmAge: model => {
      noteAdult(scope, own)
      start(model)
    },
    leave: () => setRoom(null),
    clearFailure: () => {
      clearFailure()
      setAsksAge(false)
    },
  }
}
