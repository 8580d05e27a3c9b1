import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..', '..')

const settings = (source: string): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const own = { noEmit: false, declaration: true, noCheck: true, rootDir: join(source, '..', '..') }
  return ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...own }, root).options
}

/** Types name the modules that are delivered. */
const asDelivered = (text: string) => text.replace(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, '$1$2$3.js$2')

/**
 * Compiles a package that is TypeScript and nothing else to modules and their types. `npm test` checks types; a build need not do it again.
 *
 * @param source - its `src` folder, with an `index.ts`
 */
export async function buildLibrary(source: string, out: string): Promise<void> {
  const program = ts.createProgram([join(source, 'index.ts')], settings(source))
  const files = new Map<string, string>()
  // Other packages take part so that types are known; what is of them is theirs to deliver.
  for (const file of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${source}/`))) {
    const { emitSkipped } = program.emit(file, (path, text) => files.set(path, text))
    if (emitSkipped) throw new Error(`${relative(root, file.fileName)} could not be compiled.`)
  }
  for (const [path, text] of files) {
    const file = join(out, relative(source, path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, file.endsWith('.d.ts') ? asDelivered(text) : text)
  }
}
