import { isOption, paysOf, type Play } from './plays/play.ts'
import { el } from '../../page/dom.ts'
import { percent, multiplier } from '../../page/number-format.ts'
import type { LotteryT } from '../../page/text-keys.ts'
import { optionName, playName } from './play-names.ts'

export interface Board {
  node: HTMLElement
  /** Shows what is on the slip. */
  mark(isChosen: (play: Play, option: string) => boolean): void
}

/**
 * Plays of a game and what can be chosen of each; a press puts a bet on the slip or takes it off.
 */
export function createBoard(plays: readonly Play[], t: LotteryT, toggle: (play: Play, option: string) => void): Board {
  let shown = plays[0] as Play
  let isChosen: Parameters<Board['mark']>[0] = () => false
  const options = el('div', { class: 'options' })
  const facts = el('p', { class: 'play-facts' })

  function button(option: string): HTMLElement {
    const spread = typeof shown.pays !== 'number'
    return el(
      'button',
      {
        type: 'button',
        class: 'option',
        'aria-pressed': String(isChosen(shown, option)),
        'data-option': option,
        onclick: () => toggle(shown, option),
      },
      optionName(option, t),
      ...(spread ? [el('small', {}, multiplier(paysOf(shown, option)))] : []),
    )
  }

  function typed(count: number): HTMLElement[] {
    const input = el('input', {
      id: 'digits',
      class: 'typed',
      inputmode: 'numeric',
      autocomplete: 'off',
      maxlength: String(count),
      pattern: `\\d{${count}}`,
      required: true,
    })
    const add = (event: Event) => {
      event.preventDefault()
      if (!isOption(shown, input.value)) return void input.reportValidity()
      if (!isChosen(shown, input.value)) toggle(shown, input.value)
      input.value = ''
      input.focus()
    }
    return [
      el(
        'form',
        { class: 'type-in', onsubmit: add },
        el('label', { for: 'digits' }, t('digits', { count })),
        input,
        el('button', { type: 'submit', class: 'quiet' }, t('add')),
      ),
    ]
  }

  function show(play: Play): void {
    shown = play
    const { options: offered, pays, rtp } = play
    const wide = 'digits' in offered || Number.isNaN(Number(offered[0]))
    options.className = `options ${wide ? 'words' : ''} ${'digits' in offered || offered.length < 60 ? '' : 'many'}`
    options.replaceChildren(...('digits' in offered ? typed(offered.digits) : offered.map(button)))
    const paid = typeof pays === 'number' ? `${t('paysTimes', { times: multiplier(pays) })}, ` : ''
    facts.textContent = paid + t('returns', { rtp: percent(rtp) })
  }

  const radio = (play: Play, place: number) =>
    el(
      'label',
      { class: 'play' },
      el('input', {
        type: 'radio',
        name: 'play',
        value: play.name,
        ...(place ? {} : { checked: true }),
        onchange: () => show(play),
      }),
      el('span', {}, playName(play.name, t)),
    )
  show(shown)
  return {
    node: el(
      'div',
      { class: 'board' },
      el('fieldset', { class: 'plays' }, el('legend', {}, t('plays')), ...plays.map(radio)),
      facts,
      options,
    ),
    mark(chosen) {
      isChosen = chosen
      for (const each of options.querySelectorAll<HTMLElement>('.option'))
        each.setAttribute('aria-pressed', String(chosen(shown, each.dataset['option'] ?? '')))
    },
  }
}
