import { NestedElement } from '../../../../runtime/NestedElement.tsx'
import { useText } from '../../../../scope.ts'
import { EmptyState } from '../../../../ui/data/EmptyState.tsx'

/**
 * Said in place of the form where the operator has closed registration, with the ways to customer
 * service (REG-35).
 */
export function RegistrationClosed() {
  const { t } = useText()
  const ways = (
    <div className="state-action">
      <NestedElement tag="baize-customer-service" attributes={{ layout: 'buttons' }} />
    </div>
  )
  return <EmptyState title={t('register.closed')} text={t('register.closedText')} action={ways} />
}
