import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { commentWidth } from '../scripts/lint/comment-width.mjs'

RuleTester.describe = describe
RuleTester.it = it

const wide = 'wide '.repeat(20).trim()
const options = [{ max: 60 }]

new RuleTester().run('comment-width', commentWidth, {
  valid: [
    { name: 'a comment of exactly the width', code: `// ${'a'.repeat(57)}`, options },
    { name: 'a comment after code', code: `const a = 1 // ${wide}`, options },
    { name: 'a line with an address', code: `// https://example.org/${'a'.repeat(60)}`, options },
    { name: 'an instruction to a tool', code: `// @ts-expect-error ${wide}\nconst a = 1`, options },
    { name: 'code of any width', code: `const a = '${wide}'`, options },
  ],
  invalid: [
    { name: 'a line', code: `// ${wide}`, options, errors: [{ messageId: 'tooWide', line: 1, column: 61 }] },
    {
      name: 'each line of a block that is too wide',
      code: `/**\n * narrow\n * ${wide}\n * ${wide}\n */\nconst a = 1`,
      options,
      errors: [
        { messageId: 'tooWide', line: 3, data: { width: 102, max: 60 } },
        { messageId: 'tooWide', line: 4, data: { width: 102, max: 60 } },
      ],
    },
  ],
})
