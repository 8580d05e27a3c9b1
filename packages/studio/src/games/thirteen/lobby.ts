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

  return {
    node: el('section', { class: 'lobby' }, el('p', { class: 'lead' }, t('lead')), list),
    update(rooms: readonly RoomView[]): void {
      const focused = list.querySelector<HTMLElement>(':focus')?.dataset['room']
      const first = rooms.toSorted((a, b) => Number(b.roomId === asked) - Number(a.roomId === asked))
      list.replaceChildren(...first.map(card))
      if (focused) list.querySelector<HTMLElement>(`[data-room="${CSS.escape(focused)}"]`)?.focus()
    },
  }
}
