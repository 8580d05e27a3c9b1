import { RoomError, type SeatApi } from './api.ts'
import { el } from './dom.ts'
import { refusal, t } from './texts.ts'

/** Letters of a line; the platform cuts at the same length. */
const maxLength = 300
/** Letters that are left when the field begins to count them. */
const countedFrom = 50

/**
 * The form in which a line is written. A refused line stays in the field and is sent again under
 * the same key, so it is never said twice.
 */
export function composer(api: SeatApi) {
  let key = crypto.randomUUID()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const field = el('input', {
    class: 'field',
    name: 'text',
    autocomplete: 'off',
    enterkeyhint: 'send',
    placeholder: t('write'),
    'aria-label': t('write'),
    'aria-describedby': 'trouble left',
    oninput: () => {
      key = crypto.randomUUID()
      count()
    },
  })
  const left = el('p', { class: 'left', id: 'left', role: 'status' })
  const lettersLeft = () => maxLength - [...field.value.trim()].length
  /** Counts the last letters, and those too many: nothing that was typed is cut off. */
  const count = () => {
    const letters = lettersLeft()
    left.classList.toggle('left-none', letters < 0)
    left.textContent =
      letters < 0
        ? t('tooLong', { count: -letters })
        : letters <= countedFrom
          ? t('charactersLeft', { count: letters })
          : ''
  }
  const trouble = el('p', { class: 'trouble', id: 'trouble', role: 'alert' })
  const button = el('button', { class: 'send', type: 'submit' }, t('send'))

  /** Shows a refusal; one that says how long to wait disappears when that time is over. */
  const refuse = ({ code, wait }: RoomError) => {
    clearTimeout(waiting)
    trouble.textContent = refusal(code, wait)
    if (wait) waiting = setTimeout(() => (trouble.textContent = ''), wait * 1000)
  }
  const send = async () => {
    if (!field.value.trim() || lettersLeft() < 0) return
    const text = field.value
    button.disabled = true
    try {
      await api.say(key, text)
      trouble.textContent = ''
      if (field.value === text) field.value = ''
      count()
      key = crypto.randomUUID()
    } catch (error) {
      refuse(error instanceof RoomError ? error : new RoomError('UNKNOWN'))
    } finally {
      button.disabled = false
      field.focus()
    }
  }
  const submit = (event: Event) => {
    event.preventDefault()
    if (!button.disabled) void send()
  }
  const element = el(
    'form',
    { class: 'composer', onsubmit: submit },
    trouble,
    el('div', { class: 'row' }, field, button),
    left,
  )
  return {
    element,
    focus: () => field.focus(),
    /** Disables the form. */
    end: () => {
      field.disabled = true
      button.disabled = true
    },
  }
}
