import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/lib/prepare.mjs'

/** What a checker says against a line. */
export interface Problem {
  file: string
  line: number
  message: string
}

/** The strictest settings that a page of somebody else's may have. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  allowArbitraryExtensions: true,
  noEmit: true,
  experimentalDecorators: true,
  skipLibCheck: true,
}

/**
 * The checker of each framework, and how it says what is wrong. Vue's is TypeScript's own, which
 * reads templates beside.
 */
const checkers = {
  'vue-tsc': {
    words: ['--pretty', 'false', '-p'],
    settings: { vueCompilerOptions: { strictTemplates: true } },
    said: /^(?<file>\S.*?)\((?<line>\d+),\d+\): error (?<message>.*)$/gm,
  },
  'svelte-check': {
    words: ['--workspace', '.', '--output', 'machine', '--tsconfig'],
    settings: {},
    said: /^\d+ ERROR "(?<file>.*?)" (?<line>\d+):\d+ (?<message>.*)$/gm,
  },
  ngc: {
    words: ['-p'],
    settings: {
      compilerOptions: { ...compilerOptions, allowJs: false, checkJs: false },
      angularCompilerOptions: { strictTemplates: true },
    },
    said: /^(?<file>\S.*?):(?<line>\d+):\d+ - error (?<message>.*)$/gm,
  },
}
type Checker = keyof typeof checkers

const checkerOf = ([file, text]: [string, string]): Checker => {
  if (file.endsWith('.svelte')) return 'svelte-check'
  return text.includes("from '@angular/core'") ? 'ngc' : 'vue-tsc'
}

const output = (command: string, words: readonly string[], cwd: string) =>
  new Promise<string>(done => {
    const place = join(root, 'node_modules/.bin', command)
    // A checker that finds something ends with an error, and says so on either stream.
    execFile(place, words, { cwd, maxBuffer: 2 ** 26 }, (_, stdout, stderr) => done(stdout + stderr))
  })

async function runChecker(name: Checker, files: readonly string[], folder: string): Promise<Problem[]> {
  if (files.length === 0) return []
  const { words, settings, said } = checkers[name]
  const project = `tsconfig.${name}.json`
  await writeFile(
    join(folder, project),
    JSON.stringify({ compilerOptions, ...settings, files: ['known.d.ts', ...files] }),
  )
  const text = (await output(name, [...words, project], folder)).replace(/\u001b\[[\d;]*m/g, '')
  const problems = [...text.matchAll(said)].map(({ groups = {} }) => ({
    file: groups['file'] ?? '',
    line: Number(groups['line']),
    message: groups['message'] ?? '',
  }))
  // What is wrong with the project itself stands at no line.
  if (problems.length === 0 && /error/i.test(text.replace(/0 ERRORS/, ''))) throw new Error(`${name}: ${text}`)
  return problems
}

/**
 * What the frameworks' own checkers say of files, by path. Packages are found as an installed
 * project finds them.
 *
 * @param known - types that all of them know
 */
export async function check(files: Readonly<Record<string, string>>, known: string): Promise<Problem[]> {
  const folder = join(root, '.cache', 'types')
  await rm(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries({ ...files, 'known.d.ts': known })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const of = (checker: Checker) => Object.entries(files).filter(each => checkerOf(each) === checker)
  const found = await Promise.all(
    (Object.keys(checkers) as Checker[]).map(each =>
      runChecker(
        each,
        of(each).map(([path]) => path),
        folder,
      ),
    ),
  )
  return found.flat()
}
