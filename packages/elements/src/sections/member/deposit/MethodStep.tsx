import type { DepositGroup } from '@baize/contract'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import {
  chevronRight,
  coins,
  creditCard,
  globe,
  landmark,
  ticket,
  wallet,
  type IconShape,
} from '../../../ui/media/icons.gen.ts'
import { arrivalText, feeText, type Method, type Methods } from './deposit-values.ts'

const icons: Readonly<Record<DepositGroup, IconShape>> = {
  bank: landmark,
  wallet,
  online: globe,
  card: creditCard,
  crypto: coins,
  voucher: ticket,
}

/** The picture of a group of methods. */
export const MethodIcon = ({ group }: { group: DepositGroup }) => (
  <span className="deposit-icon">
    <Icon of={icons[group]} size={20} />
  </span>
)

/** A way to pay beside its group. */
interface GroupedMethod {
  group: DepositGroup
  method: Method
}

/** Ways to pay under one heading. */
interface MethodSection {
  name: string
  methods: GroupedMethod[]
}

/** The methods as the step lists them: the one used last first, then the groups without it. */
export function sectionsOf({ groups, lastMethodId }: Pick<Methods, 'groups' | 'lastMethodId'>): MethodSection[] {
  const all = groups.map(({ code, methods }) => ({
    name: `group.${code}`,
    methods: methods.map(method => ({ group: code, method })),
  }))
  const last = all.flatMap(({ methods }) => methods).filter(({ method }) => method.id === lastMethodId)
  const others = all.map(section => ({ ...section, methods: section.methods.filter(each => !last.includes(each)) }))
  return [{ name: 'lastUsed', methods: last }, ...others].filter(({ methods }) => methods.length)
}

/** Limits and fee of a method, in one line. */
export function useMethodText({ currency, currencySymbol }: Methods): (method: Method) => string {
  const text = useText()
  const written = (amount: string) => text.money(amount, currency, currencySymbol)
  return method =>
    text.t('deposit.conditions', {
      min: written(method.min),
      max: written(method.max),
      fee: feeText(text, method, written),
    })
}

interface MethodStepProps {
  methods: Methods
  onChoose: (methodId: string) => void
  onOpen: (orderNo: string) => void
}

/** The ways to pay. One that is under maintenance says so and cannot be chosen (MEM-24). */
export function MethodStep({ methods, onChoose, onOpen }: MethodStepProps) {
  const text = useText()
  const { t } = text
  const conditions = useMethodText(methods)
  const sections = sectionsOf(methods)
  if (!sections.length)
    return (
      <EmptyState
        title={t('deposit.none')}
        text={t('deposit.noneText')}
        action={<NestedElement tag="baize-customer-service" attributes={{ layout: 'buttons' }} />}
      />
    )
  const row = ({ group, method }: GroupedMethod) => {
    const { id, name, state, openOrderNo, arrivesWithin } = method
    const closed = state === 'maintenance' && !openOrderNo
    const content = (
      <>
        <MethodIcon group={group} />
        <span className="deposit-method-text">
          <span className="deposit-name">
            <b>{name}</b>
            {openOrderNo && <Badge kind="warn">{t('deposit.openOrder')}</Badge>}
            {closed && <Badge>{t('deposit.maintenance')}</Badge>}
          </span>
          <span>{conditions(method)}</span>
          <span>{closed ? t('deposit.closed') : arrivalText(text, arrivesWithin)}</span>
        </span>
        {!closed && <Icon of={chevronRight} size={16} className="deposit-chevron" />}
      </>
    )
    return (
      <li key={id}>
        {closed ? (
          <div className="deposit-method deposit-closed" part="method">
            {content}
          </div>
        ) : (
          <button
            type="button"
            className="deposit-method"
            part="method"
            onClick={() => (openOrderNo ? onOpen(openOrderNo) : onChoose(id))}
          >
            {content}
          </button>
        )}
      </li>
    )
  }
  return (
    <div className="deposit-groups">
      {sections.map(({ name, methods }) => (
        <section key={name} aria-label={t(`deposit.${name}`)}>
          <h4 className="deposit-group">{t(`deposit.${name}`)}</h4>
          <ul className="deposit-methods">{methods.map(row)}</ul>
        </section>
      ))}
    </div>
  )
}
