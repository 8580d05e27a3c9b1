import type { Rule } from 'eslint'

export const commentWidth: Rule.RuleModule
