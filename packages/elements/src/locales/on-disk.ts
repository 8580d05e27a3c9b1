import { readdirSync, readFileSync } from 'node:fs'

/** Texts by key, and blocks of them. */
export interface Block {
  [key: string]: string | Block
}

const folder = import.meta.dirname

/** Names of the files of texts, such as `en` and `account.en`. */
export const names = (): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => file.replace('.json', ''))

/** The texts of a language for tests: the common ones and its groups, which add to one another. */
export const blocksOf = (language: string): Block[] =>
  names()
    .filter(name => name === language || name.endsWith(`.${language}`))
    .map(name => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Block)
