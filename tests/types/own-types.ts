import { samplesOf, type Sample } from './samples.ts'

/**
 * The checkers know all of our types, in every sample. A reader of a quickstart has only what that
 * page has them import or download, so these are looked for in the page itself.
 */
const brought = [
  { uses: (each: Sample) => /^[jt]sx$/.test(each.language) && /<baize-/.test(each.code), by: ['react'] },
  { uses: (each: Sample) => each.language === 'vue' && /<baize-/.test(each.code), by: ['vue'] },
  { uses: (each: Sample) => each.language === 'svelte' && /<baize-/.test(each.code), by: ['svelte'] },
  { uses: (each: Sample) => /\bHTMLElementEventMap\b/.test(each.code), by: ['page', 'react', 'vue', 'svelte'] },
]
/** `globalThis.baize` and what stands for it; `baize.d.ts` is a file, `'baize'` a word. */
const global = /(?<![\w.'"/-])(?:(?:globalThis|window)\.)?baize(?:Config\b|\.(?!d\.ts|css|js|lite))/
/** The heading that a line stands under. */
const sectionOf = (text: string, line: number): string =>
  text
    .split('\n')
    .slice(0, line)
    .findLast(each => each.startsWith('## ')) ?? ''

/** What the samples of a quickstart take for granted. */
export function missingTypes(page: string, text: string): string[] {
  const samples = samplesOf(page, text)
  const at = ({ line }: Sample, message: string) => `${page}:${line} ${message}`
  const byImport = (entryPoint: string) => text.includes(`import '@baize/elements/${entryPoint}'`)
  return samples.flatMap(each => [
    ...brought
      .filter(({ uses, by }) => uses(each) && !by.some(byImport))
      .map(({ by }) => at(each, `needs types that the page never imports: @baize/elements/${by[0]}`)),
    // Only the script makes it.
    ...(global.test(each.code) &&
    !/\bscript\b/i.test(sectionOf(text, each.line)) &&
    !each.code.includes('/sdk/v1/baize')
      ? [at(each, 'uses the global `baize`, which only the script puts on a page')]
      : []),
  ])
}
