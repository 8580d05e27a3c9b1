import { systemStatus } from '@baize/contract'
import { useRead, useText } from '../../../../scope.ts'
import { EmptyState } from '../../../../ui/data/EmptyState.tsx'

/** Addresses that a browser may be sent to for help. */
const isHelpAddress = (path: string) =>
  URL.canParse(path, location.href) && /^(https?|mailto|tel):$/.test(new URL(path, location.href).protocol)

/** Said in place of the form where the operator has closed registration, with a link to customer service (REG-35). */
export function RegistrationClosed() {
  const { t } = useText()
  const { data } = useRead(systemStatus, {})
  const service = data?.customerService.find(({ path }) => isHelpAddress(path))
  const help = service && (
    <a className="button button-secondary button-medium" href={service.path} target="_blank" rel="noopener noreferrer">
      <span>{t('register.service')}</span>
    </a>
  )
  return <EmptyState title={t('register.closed')} text={t('register.closedText')} action={help} />
}
