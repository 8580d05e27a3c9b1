import { callError } from '@baize/client'
import { createRegisterLink, type Input, type Refusal } from '@baize/contract'
import { useAttempt } from '../../../shared/actions/use-attempt.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import type { Link } from './use-links.ts'

type CreateLinkInput = Omit<Input<typeof createRegisterLink>, 'idempotencyKey'>

const askedOf = ({ type, expiresOn, note }: Values): CreateLinkInput => ({
  type: type === 'agent' ? 'agent' : 'member',
  ...(expiresOn && { expiresOn }),
  ...(note && { note }),
})

/** Makes a link (AGT-24). What may be left empty is checked by the platform, whose calendar counts. */
export function useLinkForm(onMade: (link: Link) => void): FormState {
  const scope = useScope()
  const { element } = useHost()
  const { t, refusal } = useText()
  const attempt = useAttempt()

  const send = async (values: Values) => {
    const asked = askedOf(values)
    try {
      const link = await scope.call(createRegisterLink, { ...asked, idempotencyKey: attempt.keyOf(asked) })
      attempt.over(null)
      scope.refresh({ name: 'registerLinks' })
      onMade(link)
    } catch (thrown) {
      const error = callError(thrown)
      attempt.over(error)
      scope.fail(error, element)
      const { fields } = (error.value ?? {}) as Refusal<typeof createRegisterLink>
      return fields?.['expiresOn']
        ? { problems: { expiresOn: t('agentRegister.create.past') } }
        : { message: refusal(error) }
    }
  }
  return useForm({ check: () => ({}), send })
}
