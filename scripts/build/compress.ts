import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { filesIn } from './files.ts'

const compress = promisify(brotliCompress)
const text = /\.(js|css|json|svg|html)$/

/**
 * Writes a `.br` beside every text file, as small as brotli gets it: what is sent is compressed
 * once, here.
 */
export async function compressAll(folder: string): Promise<void> {
  for (const file of (await filesIn(folder)).filter(file => text.test(file))) {
    const source = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
    await writeFile(`${file}.br`, await compress(source, { params }))
  }
}
