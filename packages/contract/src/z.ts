import type * as zod from 'zod/mini'

/**
 * The parts of `zod/mini` that the contract is written in. Schemas get them handed in, so that an endpoint imports nothing: a page loads zod with
 * its first call and not before (docs/decisions/003).
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

/** What schemas of answers are made of: all that a client ever builds. */
export type ReplyZod = Omit<
  Zod,
  'gte' | 'int' | 'lte' | 'maxLength' | 'minLength' | 'pipe' | 'transform' | 'union' | 'unknown'
>
