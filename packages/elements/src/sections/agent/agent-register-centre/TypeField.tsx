import { downlineTypes } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { Select } from '../../../ui/forms/Select.tsx'

/** Choice of the type of a new account. */
export function TypeField() {
  const { t } = useText()
  const options = downlineTypes.map(value => ({ value, label: t(`agentRegister.type.${value}`) }))
  return <Select name="type" label={t('agentRegister.type.label')} options={options} />
}
