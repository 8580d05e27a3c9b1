import { createRegisterLink, registerLinks } from '@baize/contract'
import { useAction, type Sent } from '../../../shared/actions/use-action.ts'
import { useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import type { Link } from './use-links.ts'

const inputOf = ({ type, expiresOn, note }: Values): Sent<typeof createRegisterLink> => ({
  type: type === 'agent' ? 'agent' : 'member',
  ...(expiresOn && { expiresOn }),
  ...(note && { note }),
})

/** Makes a link (AGT-24). What may be left empty is checked by the platform, whose calendar counts. */
export function useLinkForm(onMade: (link: Link) => void): FormState {
  const { t } = useText()
  const { send } = useAction(createRegisterLink, {
    once: true,
    refresh: [registerLinks],
    onDone: onMade,
    onRefused: (_, { fields }) =>
      fields?.['expiresOn'] ? { problems: { expiresOn: t('agentRegister.create.past') } } : undefined,
  })
  return useForm({ check: () => ({}), send: values => send(inputOf(values)) })
}
