import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join, relative } from 'node:path'
import { buildPackages } from './build.mjs'
import { published } from './lib/packages.ts'
import { root } from './lib/prepare.mjs'
import { filesIn } from './build/files.ts'

const folder = join(root, 'examples/frameworks')
/** What installing and building leave behind. */
const generated = ['node_modules', 'dist', '.next', '.next-webpack', '.angular', '.svelte-kit', 'next-env.d.ts']

/** The examples by what they are for, each a folder with a README of its own. */
export const examples = async (): Promise<string[]> =>
  (await readdir(folder)).filter(name => existsSync(join(folder, name, 'README.md'))).sort()

/** Those that npm installs and builds: WordPress has no such step. */
export const frameworks = async () => (await examples()).filter(name => existsSync(join(folder, name, 'package.json')))

/**
 * The commands of an example's README: in the root, and then in its folder, to install, to build
 * and to serve it.
 */
export interface ReadmeCommands {
  root: string[]
  install: string
  build: string
  serve: string[]
}

/**
 * @throws Error where the first block of commands does not go into the folder, or does not begin
 *   there with npm
 */
export async function readmeCommands(name: string): Promise<ReadmeCommands> {
  const readme = await readFile(join(folder, name, 'README.md'), 'utf8')
  const [, block = ''] = /^```sh\n([^]*?)^```$/m.exec(readme) ?? []
  const lines = block.trimEnd().split('\n')
  const entered = lines.indexOf(`cd examples/frameworks/${name}`)
  const [install = '', build = '', ...serve] = lines.slice(entered + 1)
  if (entered < 0 || !install.startsWith('npm ') || !build.startsWith('npm '))
    throw new Error(`examples/frameworks/${name}/README.md does not say: cd into the folder, install, build`)
  return { root: lines.slice(0, entered), install, build, serve }
}

/** Where an example lies. */
export const frameworkFolder = (name: string): string => join(folder, name)

async function hashOf(files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(relative(root, file)).update(await readFile(file))
  return hash.digest('hex')
}

async function sourcesOf(name: string): Promise<string[]> {
  const own = await readdir(join(folder, name), { withFileTypes: true })
  const sources = own.filter(entry => !generated.includes(entry.name))
  const files = await Promise.all(
    sources.map(async entry => {
      const path = join(folder, name, entry.name)
      return entry.isDirectory() ? await filesIn(path) : [path]
    }),
  )
  return files
    .flat()
    .filter(path => !path.endsWith('.md'))
    .sort()
}

/**
 * Runs a command of npm in a folder, on our Node; what tools would tell their makers stays here.
 */
function npm(command: string, cwd: string): Promise<void> {
  const env = {
    ...process.env,
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    NODE_OPTIONS: '',
    NODE_ENV: '',
    NEXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  }
  const [program = '', ...words] = command.split(' ')
  const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => (code === 0 ? resolve() : reject(new Error(`${command} in ${cwd}\n${said}`))))
  })
}

/**
 * Installs and builds an example by the commands of its README, as far as it, its lock file or our
 * packages have changed since. Does nothing for one that npm does not build.
 *
 * @throws Error with what npm said
 */
export async function buildFramework(name: string): Promise<void> {
  await buildPackages()
  const place = join(folder, name)
  if (!existsSync(join(place, 'package.json'))) return
  const delivered = await Promise.all(published.map(each => filesIn(join(root, 'packages', each, 'dist'))))
  const { install, build } = await readmeCommands(name)
  const needs = ['package.json', 'package-lock.json', '.npmrc'].map(file => join(place, file))
  const hashes = {
    installed: `${await hashOf([...needs, ...delivered.flat()])} ${install}`,
    built: `${await hashOf([...(await sourcesOf(name)), ...delivered.flat()])} ${build}`,
  }
  const record = join(root, '.cache/frameworks', `${name}.json`)
  const known = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Partial<typeof hashes>
  const isThere = existsSync(join(place, 'node_modules'))
  if (isThere && known.built === hashes.built) return
  if (!isThere || known.installed !== hashes.installed) {
    console.log(`Installing examples/frameworks/${name} …`)
    await npm(install, place)
  }
  console.log(`Building examples/frameworks/${name} …`)
  await npm(build, place)
  await mkdir(dirname(record), { recursive: true })
  await writeFile(record, JSON.stringify(hashes))
}

if (process.argv[1] === import.meta.filename) for (const name of await frameworks()) await buildFramework(name)
