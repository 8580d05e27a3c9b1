import { callTimeout } from '../../../client/src/calls/transport.ts'
import { expect, test } from 'vitest'
import { settingsFrom } from './config.ts'

test('a call is answered before pages stop waiting for it', () => {
  const { databaseLimits, answerTimes } = settingsFrom({})
  const { connect, statement, query } = databaseLimits
  expect(connect + query).toBeLessThan(answerTimes.call)
  expect(answerTimes.body).toBeLessThan(answerTimes.call)
  expect(answerTimes.call).toBeLessThan(callTimeout)
  expect(statement).toBeLessThan(query)
})

test('the environment sets each limit of the database', () => {
  const { databaseLimits } = settingsFrom({
    BAIZE_DB_CONNECTIONS: '40',
    BAIZE_DB_CONNECT_MS: '1000',
    BAIZE_DB_STATEMENT_MS: '0',
    BAIZE_DB_QUERY_MS: '3000',
    BAIZE_DB_KEEP_ALIVE_MS: '5000',
    BAIZE_DB_LONG_MS: '0',
  })
  expect(databaseLimits).toEqual({
    connections: 40,
    connect: 1000,
    statement: 0,
    query: 3000,
    keepAlive: 5000,
    long: 0,
  })
})

test.each([
  [{ BAIZE_DB_CONNECTIONS: '0' }, 'BAIZE_DB_CONNECTIONS must be a whole number from 1 to 1000, not "0".'],
  [{ BAIZE_DB_QUERY_MS: '2s' }, 'BAIZE_DB_QUERY_MS must be a whole number from 1 to 600000, not "2s".'],
  [{ BAIZE_DB_STATEMENT_MS: '9000' }, 'BAIZE_DB_QUERY_MS (8000) must be above BAIZE_DB_STATEMENT_MS (9000).'],
])('refuses %o in a sentence', (env, sentence) => {
  expect(() => settingsFrom(env)).toThrow(sentence)
})
