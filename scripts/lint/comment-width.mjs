/** Comments that are an instruction to a tool have to stay on their line. */
const instruction = /^\s*(?:eslint|@ts-|@vitest-|prettier-|#__)/
const address = /\bhttps?:\/\//

/**
 * ESLint rule: no line of a comment is wider than `max` columns. Comments after code are not
 * checked, since their line is as wide as the code in it; nor are lines with an address, which
 * cannot be broken, and instructions to tools.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentWidth = {
  meta: {
    type: 'layout',
    schema: [{ type: 'object', properties: { max: { type: 'integer', minimum: 1 } }, required: ['max'] }],
    messages: { tooWide: 'This line of a comment is {{width}} columns wide, of {{max}}: wrap it.' },
  },
  create(context) {
    const { sourceCode } = context
    const [{ max }] = context.options
    const { lines } = sourceCode
    const checkComment = ({ loc, value }) => {
      const isAfterCode = lines[loc.start.line - 1].slice(0, loc.start.column).trim() !== ''
      if (isAfterCode || instruction.test(value)) return
      for (let line = loc.start.line; line <= loc.end.line; line++) {
        const text = lines[line - 1]
        const width = line === loc.end.line ? loc.end.column : text.length
        if (width <= max || address.test(text)) continue
        const from = { line, column: max }
        context.report({
          loc: { start: from, end: { line, column: width } },
          messageId: 'tooWide',
          data: { width, max },
        })
      }
    }
    return { Program: () => sourceCode.getAllComments().forEach(checkComment) }
  },
}
