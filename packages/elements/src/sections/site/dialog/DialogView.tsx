import { useEffect, useRef } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useElement } from '../../../runtime/context.tsx'
import { useText } from '../../../scope.ts'
import { RichText } from '../../../shared/security/rich-text/RichText.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { circleAlert, circleCheck, info, triangleAlert } from '../../../ui/media/icons.gen.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { readOptions, type DialogButton, type DialogIcon, type DialogOptions } from './dialog-options.ts'
import type { dialog } from './dialog.element.ts'

const pictures = { success: circleCheck, warning: triangleAlert, info, error: circleAlert, confirm: info }

/**
 * Buttons of a page that names none: two where something is to be confirmed, else the one that
 * closes.
 */
function usualButtons(icon: DialogIcon | null, t: (key: string) => string): DialogButton[] {
  if (icon !== 'confirm') return [{ label: t('common.close'), action: 'close', kind: 'primary' }]
  return [
    { label: t('dialog.cancel'), action: 'cancel', kind: 'secondary' },
    { label: t('dialog.confirm'), action: 'confirm', kind: 'primary' },
  ]
}

/**
 * Sets custom properties on an element of the page. The function that it returns gives back what
 * the page itself had said, but for what it has said meanwhile.
 */
function lendStyle(element: HTMLElement, lent: DialogOptions['style']): () => void {
  const { style } = element
  const before = Object.keys(lent).map(name => [name, style.getPropertyValue(name)] as const)
  for (const [name, value] of Object.entries(lent)) style.setProperty(name, value)
  return () => {
    for (const [name, value] of before) if (style.getPropertyValue(name) === lent[name]) style.setProperty(name, value)
    if (!style.length) element.removeAttribute('style')
  }
}

interface MessageProps {
  options: DialogOptions
  onAnswer: (action: string) => void
  onClose: () => void
}

function Message({ options, onAnswer, onClose }: MessageProps) {
  const { t } = useText()
  const { element } = useElement()
  const { icon, title, html, buttons, parts, style, cover, timeOut } = options
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (!timeOut) return
    const timer = setTimeout(() => close.current(), timeOut)
    return () => clearTimeout(timer)
  }, [timeOut])
  useEffect(() => lendStyle(element, style), [element, style])

  const actions = (buttons ?? usualButtons(icon, t)).map(({ label, action, kind }) => (
    <Button key={action} kind={kind} onClick={() => onAnswer(action)}>
      {label}
    </Button>
  ))
  return (
    <Dialog
      {...(title ? { title } : { label: t('dialog.label') })}
      closeLabel={t('common.close')}
      uncovered={!cover}
      parts={parts}
      onClose={onClose}
      actions={<>{actions}</>}
    >
      <div className="message" role={icon === 'error' || icon === 'warning' ? 'alert' : undefined}>
        {icon && (
          <span className={`message-icon message-${icon}`}>
            <Icon of={pictures[icon]} size={24} />
          </span>
        )}
        {html && <RichText html={html} />}
      </div>
    </Dialog>
  )
}

/**
 * What a host says over the page; another object as `options` is another message (POP-15, POP-16).
 */
export function DialogView({ options: given, emit }: ViewProps<typeof dialog>) {
  const options = readOptions(given)
  if (!options) return null
  const close = () => emit('baize-close', { name: 'dialog' })
  const answer = (action: string) => {
    emit('baize-answer', { action })
    close()
  }
  return <Message key={JSON.stringify(given)} options={options} onAnswer={answer} onClose={close} />
}
