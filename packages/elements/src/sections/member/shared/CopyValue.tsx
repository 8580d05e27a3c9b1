import { useRef, type ReactNode } from 'react'
import { useText } from '../../../scope.ts'
import { useCopy } from '../../../shared/actions/use-copy.ts'
import { IconButton, iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { check, copy as copyIcon } from '../../../ui/media/icons.gen.ts'
import css from './copyable.css'

export const copyValueCss = [...iconButtonCss, css]

interface CopyValueProps {
  /** What is copied. */
  value: string
  /** Names what is copied for those who do not see the picture. */
  label: string
  /** How it is shown; absent: as it is copied. */
  children?: ReactNode
}

/** A value with a button that copies it, and that says so for a while. */
export function CopyValue({ value, label, children }: CopyValueProps) {
  const { t } = useText()
  const shown = useRef<HTMLElement>(null)
  const { copied, copy } = useCopy(t('copyValue.copied'))
  const take = async () => {
    // Where the browser does not allow copying, the text is selected for the keys that copy.
    if (!(await copy(value)) && shown.current) getSelection()?.selectAllChildren(shown.current)
  }
  return (
    <span className="copyable">
      <bdi ref={shown} translate="no">
        {children ?? value}
      </bdi>
      {copied === value ? (
        <span className="copyable-done">
          <Icon of={check} size={16} />
          {t('copyValue.copied')}
        </span>
      ) : (
        <IconButton
          icon={copyIcon}
          size={32}
          label={t('copyValue.copy', { name: label })}
          onClick={() => void take()}
        />
      )}
    </span>
  )
}
