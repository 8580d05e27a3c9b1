import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/lib/prepare.mjs'
import { cssProblems } from './css.ts'
import { jsonProblems, readHtml } from './html.ts'

/** A piece of code in a page of the docs. */
export interface Sample {
  page: string
  /** Of its first line of code. */
  line: number
  /**
   * The file of an example that it is, as a comment over it says; its imports lead to files beside
   * that one.
   */
  file?: string | undefined
  language: string
  code: string
}

/** What is no program: commands, output, trees, and the languages of other people's servers. */
const noPrograms = ['sh', 'text', 'http', 'php', 'diff', 'nginx', 'ini', 'yaml', 'xml', 'sql']
/**
 * Files that a checker reads, by the language of a sample. In a file of JavaScript an assignment to
 * `globalThis` would declare, and hide what is wrong.
 */
const endings = { js: 'ts', jsx: 'tsx', ts: 'ts', tsx: 'tsx', vue: 'vue', svelte: 'svelte' }

const pages = globSync(['docs/**/*.md', '*.md', 'packages/*/README.md', 'examples/**/*.md'], {
  cwd: root,
  exclude: ['**/node_modules/**', 'docs/requirements/**'],
}).sort()

/** The code in a page, between fences. */
export const samplesOf = (page: string, text: string): Sample[] =>
  [...text.matchAll(/^(?:<!-- (\S+) -->\n)?( *)```([^\n`]*)\n([^]*?)^\2```$/gm)].map(
    ({ index, 1: file, 2: indent = '', 3: info = '', 4: code = '' }) => ({
      page,
      line: text.slice(0, index).split('\n').length + (file ? 2 : 1),
      file,
      language: info.trim().split(/\s/)[0] ?? '',
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )

export const samples = pages.flatMap(page => samplesOf(page, readFileSync(join(root, page), 'utf8')))

/** Whether TypeScript reads it without a complaint about its shape. */
const parses = (code: string) =>
  ts.transpileModule(code, { reportDiagnostics: true, fileName: 'sample.ts' }).diagnostics?.length === 0

/** Lines stay where they are in the page, so that a checker names the right one. */
const inPlace = ({ line }: Sample, code: string) => '\n'.repeat(line - 1) + code

/** A type by itself, as the reference of calls lists them, is given a name. */
const asModule = (sample: Sample): string => {
  const named = `export type Sample = ${sample.code}`
  return inPlace(sample, sample.language === 'ts' && parses(named) ? named : sample.code)
}

const problemOf = ({ page, line }: Sample, message: string, at = 0) => `${page}:${line + at} ${message}`

interface Prepared {
  /** Files for the checkers, by a path that begins with the page. */
  files: Record<string, string>
  /** What is wrong that no checker looks at. */
  problems: string[]
}

/** One sample: what the checkers are to read of it, and what can be said at once. */
export function prepare(sample: Sample): Prepared {
  const { page, line, language, code } = sample
  const file = (ending: string) => `samples/${page}/${sample.file ?? `${line}/sample.${ending}`}`
  const nothing: Prepared = { files: {}, problems: [] }
  if (language in endings) {
    const text = /^[jt]sx?$/.test(language) ? asModule(sample) : inPlace(sample, code)
    return { ...nothing, files: { [file(endings[language as keyof typeof endings])]: text } }
  }
  if (language === 'html') {
    const { problems, scripts } = readHtml(code)
    return {
      files: Object.fromEntries(
        scripts.map((script, index) => [
          `samples/${page}/${line}/${index}/sample.ts`,
          inPlace({ ...sample, line: line + script.line }, script.code),
        ]),
      ),
      problems: problems.map(({ message, line: at }) => problemOf(sample, message, at)),
    }
  }
  if (language === 'css') return { ...nothing, problems: cssProblems(code).map(message => problemOf(sample, message)) }
  if (language === 'json')
    return { ...nothing, problems: jsonProblems(code).map(message => problemOf(sample, message)) }
  if (noPrograms.includes(language)) return nothing
  return {
    ...nothing,
    problems: [problemOf(sample, language ? `${language} is no language that we check` : 'says no language')],
  }
}
