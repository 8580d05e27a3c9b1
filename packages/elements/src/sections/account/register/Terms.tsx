import { Fragment } from 'react'
import { useScope, useText } from '../../../scope.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { documentArticle } from './document-name.ts'
import type { Settings } from './register-fields.ts'

/**
 * The checkbox that confirms an age of 18 and agrees to the operator's documents (REG-14, VAL-48,
 * VAL-51).
 */
export function Terms({ documents }: { documents: Settings['terms'] }) {
  const { t } = useText()
  const { $config } = useScope()
  const address = (url: string) => new URL(url, $config.get()?.api ?? location.href).href
  return (
    <Checkbox name="terms" required>
      <span>{t('register.terms')}</span>
      {documents.map(({ code, title, url }, index) => (
        <Fragment key={code}>
          <span>{(index ? ` ${t('common.and')} ` : ' ') + documentArticle(t, code)}</span>
          {url ? (
            <a className="link" href={address(url)} target="_blank" rel="noopener noreferrer">
              <span>{title}</span>
            </a>
          ) : (
            <b>{title}</b>
          )}
        </Fragment>
      ))}
      {!documents.length && <span>{` ${documentArticle(t, 'term')}${t('register.termsTitle')}`}</span>}
    </Checkbox>
  )
}
