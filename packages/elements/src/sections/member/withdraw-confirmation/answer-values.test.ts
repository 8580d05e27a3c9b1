import { CallError } from '@baize/client'
import { expect, it } from 'vitest'
import { english } from '../../../locales/english.ts'
import { answerProblems, answersTo, refusedAnswer } from './answer-values.ts'

it('must be chosen', () => {
  expect(answerProblems(english, {}, 0)).toEqual({ answer: 'Please choose an answer' })
  expect(answerProblems(english, { answer: 'received' }, 0)).toEqual({})
})

it('that nothing has arrived needs a picture and a remark of 140 characters and no more [WAL-21] [WAL-27] [CONST-13]', () => {
  const report = (remark: string, proofs: number) => answerProblems(english, { answer: 'notReceived', remark }, proofs)
  expect(report('', 0)).toEqual({
    proofs: 'Please add at least one picture, such as your bank statement',
    remark: 'Input cannot be empty',
  })
  expect(report('🎰'.repeat(141), 1)).toEqual({ remark: 'Please enter at most 140 characters' })
  expect(report('🎰'.repeat(140), 1)).toEqual({})
})

it('cannot report a part again that was reported [WAL-27]', () => {
  expect(answersTo({ state: 'disbursed' })).toEqual(['received', 'notReceived', 'fullyPaid'])
  expect(answersTo({ state: 'notReceived' })).toEqual(['received', 'fullyPaid'])
})

it('has what the platform refused at its field', () => {
  const refused = (fields: object) => refusedAnswer(english, new CallError('FIELD_INVALID', { value: { fields } }))
  expect(refused({ proofs: 'empty', remark: 'length' })).toEqual({
    problems: {
      proofs: 'Please add at least one picture, such as your bank statement',
      remark: 'Please enter at most 140 characters',
    },
  })
  expect(refused({ partNo: 'range' })).toBeUndefined()
  expect(refusedAnswer(english, new CallError('ORDER_ENDED'))).toBeUndefined()
})
