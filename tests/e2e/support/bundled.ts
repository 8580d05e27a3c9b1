import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { installPacked } from '../../install-packed.ts'

/** Files of a bundle by path. */
export type Bundle = ReadonlyMap<string, string>

/**
 * Installs the packed packages into a project of its own and bundles `code` there, as a partner
 * would. `npm run build` comes first.
 */
export async function bundled(code: string): Promise<Bundle> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'baize-bundled-')))
  // A build of vite leaves another mode behind, in which no command of a platform starts.
  const mode = process.env['NODE_ENV']
  try {
    await installPacked(root)
    await writeFile(join(root, 'main.js'), code)
    const output = (await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        rolldownOptions: { input: join(root, 'main.js'), output: { entryFileNames: 'main.js' } },
      },
    })) as Rolldown.RolldownOutput
    return new Map(
      output.output.map(file => [
        file.fileName,
        file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
      ]),
    )
  } finally {
    if (mode === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = mode
    await rm(root, { recursive: true, force: true })
  }
}
