import type { Scope, Translator } from '@baize/client'
import { CallError } from '@baize/client'
import type { Endpoint } from '@baize/contract'
import { expect } from 'chai'
import { atom } from 'nanostores'
import { useState, type FunctionComponent } from 'react'
import type { Declaration } from '../../runtime/declare.ts'
import { createElementClass } from '../../runtime/element.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { Submit } from '../../ui/forms/Submit.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { services } from '../../../test/support/probe.tsx'
import { afterEach, beforeEach, describe, it } from '../../../test/support/mocha.ts'
import { alert, fill, one, press, problem, see } from '../../../test/support/person.ts'
import { settle, until } from '../../../test/support/wait.ts'
import { useAction } from './use-action.ts'

const pay = {
  name: 'probePay',
  summary: '',
  method: 'POST',
  path: '/probe/pay',
  access: 'member',
  request: z => z.object({ amount: z.string(), idempotencyKey: z.string() }),
  reply: z => z.object({ balance: z.string() }),
  errors: [],
} as const satisfies Endpoint
const note = { ...pay, name: 'probeNote', request: z => z.object({ amount: z.string() }) } as const satisfies Endpoint

type Sent = Record<string, string>

/**
 * The platform behind the action: it answers as a test says, in order, and is content when nothing
 * is said.
 */
const server = {
  refusals: [] as { code: CallError['code']; value?: unknown }[],
  sent: [] as Sent[],
  reported: [] as string[],
  refreshed: [] as string[],
  done: [] as string[],
  /** While it is set, an answer waits for `release`. */
  held: false,
  release: () => {},
}
const keys = () => server.sent.map(({ idempotencyKey }) => idempotencyKey)

async function call(_: unknown, input: Sent): Promise<unknown> {
  server.sent.push(input)
  if (server.held) await new Promise<void>(resolve => (server.release = resolve))
  const refusal = server.refusals.shift()
  if (refusal) throw new CallError(refusal.code, { value: refusal.value })
  return { balance: '7.00' }
}

const text = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  refusal: ({ code }: CallError) => code,
} as unknown as Translator
const scope = {
  call,
  refresh: ({ name }: Endpoint) => void server.refreshed.push(name),
  fail: ({ code }: CallError) => void server.reported.push(code),
  i18n: { translator: () => atom(text) },
} as unknown as Scope

/** An action behind buttons, which `run` it. */
function Buttons() {
  const { busy, failure, run, clearFailure } = useAction(pay, {
    once: true,
    refresh: [{ name: 'probeBalance' }],
    onDone: ({ balance }, { amount }) => void server.done.push(`${amount} of ${balance}`),
    onRefused: ({ code }) => (code === 'SECOND_VERIFICATION' ? 'elsewhere' : undefined),
  })
  const [results, setResults] = useState<boolean[]>([])
  const start = async (amount: string) => {
    const done = await run({ amount })
    setResults(before => [...before, done])
  }
  return (
    <div aria-busy={busy}>
      <button onClick={() => void start('1.00')}>Pay 1</button>
      <button onClick={() => void start('2.00')}>Pay 2</button>
      <button onClick={clearFailure}>Forget</button>
      <p className="failure">{failure?.code}</p>
      <p className="results">{results.join()}</p>
    </div>
  )
}

/** An action behind a form, which uses `send`. */
function Payment() {
  const { send } = useAction(pay, { once: true, fieldOf: { FIELD_INVALID: 'amount', ANSWER_INVALID: 'amount' } })
  const form = useForm({ check: () => ({}), send: ({ amount = '' }) => send({ amount }) })
  return (
    <Form state={form} label="Payment">
      <TextField name="amount" label="Amount" />
      <Submit>Pay</Submit>
    </Form>
  )
}

/** An action that may be done more than once. */
function Note() {
  const { run } = useAction(note, {})
  return <button onClick={() => void run({ amount: '1.00' })}>Note</button>
}

const declaration = {
  tag: 'baize-probe-action',
  summary: 'An action that a test performs.',
  since: '0.1',
  status: 'experimental',
  props: {},
  events: {},
  parts: {},
} as const satisfies Declaration
let drawn: FunctionComponent = () => null
const View = () => {
  const Drawn = drawn
  return <Drawn />
}
customElements.define(declaration.tag, createElementClass(declaration, View, [], { ...services, scopeOf: () => scope }))

let element: HTMLElement
async function place(view: FunctionComponent) {
  drawn = view
  element = document.createElement(declaration.tag)
  document.body.append(element)
  await see(element, '.root > *')
}
const read = (selector: string) => one(element, selector)?.textContent
const isBusy = () => one(element, '[aria-busy=true]') !== null
/** Presses a button and waits until its answer is there. */
async function perform(name: string) {
  const before = server.sent.length
  await press(element, name)
  await until(() => server.sent.length > before && !isBusy(), `${name} is answered`)
  await settle()
}

beforeEach(() => {
  Object.assign(server, { refusals: [], sent: [], reported: [], refreshed: [], done: [], held: false })
})
afterEach(() => element.remove())

describe('the idempotency key of an action', () => {
  beforeEach(() => place(Buttons))

  for (const code of ['UNKNOWN', 'NETWORK', 'TIMEOUT', 'ABORTED', 'BAD_REPLY'] as const)
    it(`is the same when it is tried again after ${code}, which leaves open whether it happened`, async () => {
      server.refusals = [{ code }, { code }]
      for (let times = 0; times < 3; times++) await perform('Pay 1')
      expect(keys()).to.have.length(3)
      expect(keys()[0]).to.match(/^[0-9a-f]{32}$/)
      expect(new Set(keys()).size).to.equal(1)
      expect(server.done).to.deep.equal(['1.00 of 7.00'])
    })

  it('is a new one after a refusal, and after it was done', async () => {
    server.refusals = [{ code: 'INSUFFICIENT_FUNDS' }]
    for (let times = 0; times < 3; times++) await perform('Pay 1')
    expect(new Set(keys()).size).to.equal(3)
  })

  it('is a new one for another content, whatever came of the one before', async () => {
    server.refusals = [{ code: 'UNKNOWN' }]
    await perform('Pay 1')
    await perform('Pay 2')
    expect(keys()[0]).not.to.equal(keys()[1])
  })

  it('is left out where an action may be done more than once', async () => {
    element.remove()
    await place(Note)
    await perform('Note')
    expect(server.sent).to.deep.equal([{ amount: '1.00' }])
  })
})

describe('an action behind a button', () => {
  beforeEach(() => place(Buttons))

  it('is busy while it is under way, and sent once however often it is pressed', async () => {
    server.held = true
    await press(element, 'Pay 1')
    await until(isBusy, 'it is busy')
    await press(element, 'Pay 1')
    await press(element, 'Pay 2')
    await settle()
    expect(server.sent).to.have.length(1)
    server.release()
    await until(() => !isBusy(), 'it is busy no longer')
    expect(read('.results')).to.equal('false,false,true')
    server.held = false
    await perform('Pay 2')
    expect(server.sent).to.have.length(2)
  })

  it('refreshes what it changed once it is done, and nothing when it was refused', async () => {
    server.refusals = [{ code: 'INSUFFICIENT_FUNDS' }]
    await perform('Pay 1')
    expect(server.refreshed).to.deep.equal([])
    await perform('Pay 1')
    expect(server.refreshed).to.deep.equal(['probeBalance'])
    expect(read('.results')).to.equal('false,true')
  })

  it('shows and reports why it failed, until it begins again or the failure is dropped', async () => {
    server.refusals = [{ code: 'INSUFFICIENT_FUNDS' }, { code: 'MAINTENANCE' }]
    await perform('Pay 1')
    expect(read('.failure')).to.equal('INSUFFICIENT_FUNDS')
    server.held = true
    await press(element, 'Pay 1')
    await until(isBusy, 'it is busy')
    expect(read('.failure')).to.equal('')
    server.release()
    await until(() => read('.failure') === 'MAINTENANCE', 'the other failure is shown')
    await press(element, 'Forget')
    await until(() => read('.failure') === '', 'the failure is dropped')
    expect(server.reported).to.deep.equal(['INSUFFICIENT_FUNDS', 'MAINTENANCE'])
  })

  it('neither fails nor reports where it goes on elsewhere', async () => {
    server.refusals = [{ code: 'SECOND_VERIFICATION' }]
    await perform('Pay 1')
    expect(read('.failure')).to.equal('')
    expect(read('.results')).to.equal('false')
    expect(server.reported).to.deep.equal([])
  })

  it('reports no trouble where it is asked for the code of an authenticator [AUTH-31]', async () => {
    server.refusals = [{ code: 'FACTOR_REQUIRED' }]
    await perform('Pay 1')
    expect(read('.failure')).to.equal('FACTOR_REQUIRED')
    expect(server.reported).to.deep.equal([])
  })
})

describe('an action behind a form', () => {
  beforeEach(() => place(Payment))
  const send = async (amount: string) => {
    await fill(element, { amount })
    await perform('Pay')
  }

  it('puts a refusal at the field that it belongs to, until that is edited', async () => {
    server.refusals = [{ code: 'FIELD_INVALID' }]
    await send('900')
    expect(problem(element, 'amount')).to.equal('FIELD_INVALID')
    await fill(element, { amount: '9' })
    await until(() => problem(element, 'amount') === null, 'nothing is wrong with the field any more')
  })

  it('says any other refusal over the form, until it is sent again', async () => {
    server.refusals = [{ code: 'MAINTENANCE' }]
    await send('9')
    expect(alert(element)).to.equal('MAINTENANCE')
    expect(problem(element, 'amount')).to.equal(null)
    await send('9')
    expect(alert(element)).to.equal('')
  })

  it('says how many tries are left, where the platform does [AUTH-29]', async () => {
    server.refusals = [{ code: 'ANSWER_INVALID', value: { left: 2 } }]
    await send('9')
    expect(problem(element, 'amount')).to.equal('ANSWER_INVALID. second.left 2')
  })

  it('sends the same key again after UNKNOWN, and another once the form was edited', async () => {
    server.refusals = [{ code: 'UNKNOWN' }, { code: 'UNKNOWN' }]
    await send('9')
    await perform('Pay')
    await send('8')
    const [first, again, edited] = keys()
    expect(again).to.equal(first)
    expect(edited).not.to.equal(first)
  })
})
