import type { RoomView } from '../../engine/rooms/rooms-view.ts'
import { el } from '../../page/dom.ts'
import type { Money } from '../../page/money.ts'
import type { ThirteenT } from '../../page/text-keys.ts'

interface LobbyParts {
  t: ThirteenT
  money: Money
  /** The room that was chosen before the game was opened. */
  asked: string | null
  sit: (roomId: string) => void
}

/** The rooms of the game, each with its stake and a button to sit down. */
export function createLobby({ t, money, asked, sit }: LobbyParts) {
  const list = el('ul', { class: 'rooms' })
  let chosen = asked
  let shownRooms: readonly RoomView[] = []
  const others = el(
    'button',
    { type: 'button', class: 'quiet', hidden: true, onclick: () => showAll() },
    t('otherRooms'),
  )
  const lead = el('p', { class: 'lead' })

  function card({ roomId, name, minBet, prize, players, capacity, state }: RoomView): HTMLElement {
    const fact = (label: string, text: string) => el('div', {}, el('dt', {}, label), el('dd', {}, text))
    const button = el(
      'button',
      {
        type: 'button',
        class: 'sit',
        disabled: state !== 'open',
        'data-room': roomId,
        'aria-label': t('sitIn', { room: name, stake: money(minBet) }),
        onclick: () => sit(roomId),
      },
      state === 'open' ? t('sit') : t(state),
    )
    return el(
      'li',
      { class: roomId === asked ? 'room-card room-asked' : 'room-card' },
      el('h2', {}, name),
      el(
        'dl',
        {},
        fact(t('stake'), money(minBet)),
        fact(t('winner'), money(prize)),
        fact(t('seats'), t('of', { players, capacity })),
      ),
      button,
    )
  }

  function update(rooms: readonly RoomView[]): void {
    shownRooms = rooms
    const own = rooms.find(({ roomId, state }) => roomId === chosen && state === 'open')
    others.hidden = !own
    lead.textContent = own ? t('onlyRoom') : t('lead')
    const focused = list.querySelector<HTMLElement>(':focus')?.dataset['room']
    list.replaceChildren(...(own ? [own] : rooms).map(card))
    if (focused) list.querySelector<HTMLElement>(`[data-room="${CSS.escape(focused)}"]`)?.focus()
  }

  function showAll(): void {
    chosen = null
    update(shownRooms)
    list.querySelector<HTMLElement>('button:enabled')?.focus()
  }

  return { node: el('section', { class: 'lobby' }, lead, list, others), update, showAll }
}
