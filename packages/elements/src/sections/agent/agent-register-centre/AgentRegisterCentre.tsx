import {
  createDownline,
  checkField,
  downlines,
  registerSettings,
  type DownlineType,
  type Output,
  type FieldProblem,
  type FieldRule,
} from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import { CopyField } from '../../../shared/actions/CopyField.tsx'
import { useText, useRead, useTextOf } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { problemText, hintText } from '../../../shared/feedback/field-text.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { TypeField } from './TypeField.tsx'
import type { agentRegisterCentre } from './agent-register-centre.element.ts'
import { Links } from './Links.tsx'

type OpenedAccount = Output<typeof createDownline> & { type: DownlineType }

interface AccountOpenedProps extends OpenedAccount {
  onNext: () => void
}

/**
 * The new account and its password, which is shown this once. The password is in its field alone,
 * not in the text of the page.
 */
function AccountOpened({ account, password, type, onNext }: AccountOpenedProps) {
  const { t } = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const texts = { copy: t('agentRegister.copy'), copied: t('agentRegister.copied') }
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="register-centre-subtitle">
        {t(`agentRegister.opened.${type}`)}
      </h3>
      <Alert kind="warn">
        <span>{t('agentRegister.opened.once')}</span>
      </Alert>
      <div className="register-centre-given">
        <CopyField name="account" label={t('agentRegister.opened.account')} value={account} texts={texts} />
        <CopyField name="password" label={t('agentRegister.opened.password')} value={password} texts={texts} />
      </div>
      <p className="register-centre-text">{t('agentRegister.opened.first')}</p>
      <Button kind="primary" size="large" block onClick={onNext}>
        {t('agentRegister.opened.next')}
      </Button>
    </>
  )
}

/** The site's rule of usernames; where it does not come, the platform alone checks. */
function useUsernameRule(): { rule: FieldRule | undefined; waiting: boolean } {
  const { language } = useText()
  const { data, status } = useRead(registerSettings, { language })
  return { rule: data?.fields.find(({ name }) => name === 'username'), waiting: !data && status !== 'error' }
}

/** Opens an account below the agent (AGT-23). */
function useNewAccount(rule: FieldRule | undefined, onOpened: (opened: OpenedAccount) => void): FormState {
  const { t } = useText()
  const account = useTextOf('account')

  const wordsOf = (problem: FieldProblem) =>
    account && rule ? problemText(account.t, 'username', problem, rule.pattern) : t('error.FIELD_INVALID')
  const check = ({ username = '' }: Values): Problems => {
    if (!username) return { username: t('field.empty') }
    const problem = rule && checkField(rule, username)
    return problem ? { username: wordsOf(problem) } : {}
  }
  const { send } = useAction(createDownline, {
    once: true,
    fieldOf: { USERNAME_TAKEN: 'username' },
    refresh: [downlines],
    onDone: (opened, { type }) => onOpened({ ...opened, type }),
    onRefused(_, { fields }) {
      const key = fields?.['username'] as FieldProblem['key'] | undefined
      return key && rule ? { problems: { username: wordsOf({ ...rule, key }) } } : undefined
    },
  })
  const input = ({ username = '', type }: Values) =>
    ({ username, type: type === 'agent' ? 'agent' : 'member' }) as const
  return useForm({ check, send: values => send(input(values)) })
}

/** The form that opens an account; the platform draws its password. */
function NewAccount({ onOpened }: { onOpened: (opened: OpenedAccount) => void }) {
  const { t } = useText()
  const account = useTextOf('account')
  const { rule, waiting } = useUsernameRule()
  const form = useNewAccount(rule, onOpened)
  // What is wrong with a name cannot be said before its rule and the words for it are there.
  if (!account || waiting) return <Skeleton height={320} />
  return (
    <>
      <p className="register-centre-text">{t('agentRegister.manual.text')}</p>
      <Form state={form} label={t('agentRegister.manual.tab')}>
        <TypeField />
        <TextField
          name="username"
          label={t('field.username.label')}
          hint={rule && hintText(account.t, rule)}
          required
          autoComplete="off"
          maxLength={64}
        />
        <Submit>{t('agentRegister.manual.submit')}</Submit>
      </Form>
    </>
  )
}

/** Opens one account after another (AGT-23). */
function OpenAccounts() {
  const [opened, setOpened] = useState<OpenedAccount | null>(null)
  return (
    <div className="register-centre-form">
      {opened ? <AccountOpened {...opened} onNext={() => setOpened(null)} /> : <NewAccount onOpened={setOpened} />}
    </div>
  )
}

const views = ['manual', 'links'] as const
type View = (typeof views)[number]

/** The page on which an agent opens accounts by hand, or makes register links (AGT-22). */
export function AgentRegisterCentre({ withoutHeading }: ViewProps<typeof agentRegisterCentre>) {
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [chosen, setChosen] = useState<View>('manual')
  const tabs = views.map(name => ({ name, label: t(`agentRegister.${name}.tab`) }))
  return (
    <div className="register-centre">
      {!withoutHeading && (
        <h2 className="title" part="title">
          {t('agentRegister.title')}
        </h2>
      )}
      <Gate need="agent" to="/agentHome/registerCenter">
        <div className="register-centre-panel">
          <Tabs label={t('agentRegister.title')} prefix={prefix} tabs={tabs} chosen={chosen} onChoose={setChosen} />
          <div {...tabPanel(prefix, 'manual', chosen)}>
            <OpenAccounts />
          </div>
          <div {...tabPanel(prefix, 'links', chosen)}>{chosen === 'links' && <Links />}</div>
        </div>
      </Gate>
    </div>
  )
}
