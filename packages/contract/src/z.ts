import type * as zod from 'zod/mini'

/**
 * The parts of `zod/mini` that the contract is written in. Schemas get them as a parameter, so that
 * an endpoint imports nothing: a page loads zod with its first call and not before (decision 003).
 */
export type Zod = Pick<
  typeof zod,
  | 'array'
  | 'boolean'
  | 'enum'
  | 'gte'
  | 'int'
  | 'literal'
  | 'lte'
  | 'maxLength'
  | 'minLength'
  | 'nullable'
  | 'number'
  | 'object'
  | 'optional'
  | 'pipe'
  | 'record'
  | 'regex'
  | 'string'
  | 'transform'
  | 'union'
  | 'unknown'
>

/** The parts for schemas of answers, which are all that a client builds. */
export type ReplyZod = Omit<
  Zod,
  'gte' | 'int' | 'lte' | 'maxLength' | 'minLength' | 'pipe' | 'transform' | 'union' | 'unknown'
>
