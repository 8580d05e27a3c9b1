import { Hono } from 'hono'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound, revalidated, sendFile } from '../../http/files/file-response.ts'
import { fileStore, type FileStore } from '../../http/files/file-store.ts'
import { partnerPolicy } from '../../http/files/page-headers.ts'

export interface PartnerOptions {
  /** First part of the path -> folder with the pages. */
  roots: Record<string, string>
  /** Origin of the platform, which the pages embed and which replaces `%BAIZE%`. */
  platformUrl: string
  /** Key of the operator's own site, which replaces `pk_demo`, and its merchant. */
  own: { key: string; merchant: string }
}

/** A page's own headers of `<page>.headers.json`; an empty text removes a header. */
async function ownHeaders(root: string, servePage: string, platformUrl: string): Promise<Record<string, string>> {
  const text = await readFile(join(root, `${servePage}.headers.json`), 'utf8').catch(() => '{}')
  return JSON.parse(text.replaceAll('%BAIZE%', platformUrl)) as Record<string, string>
}

async function servePage(
  store: FileStore,
  root: string,
  path: string,
  { platformUrl, own }: Pick<PartnerOptions, 'platformUrl' | 'own'>,
): Promise<Response> {
  const file = await store.read(path, false)
  if (!file) return notFound()
  const html = new TextDecoder()
    .decode(file.body)
    .replaceAll('%BAIZE%', platformUrl)
    .replaceAll('data-merchant="demo"', () => `data-merchant="${own.merchant}"`)
    .replaceAll('pk_demo', () => own.key)
  const headers = new Headers({
    'Content-Type': file.type,
    'Content-Security-Policy': partnerPolicy(platformUrl),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': revalidated,
  })
  for (const [name, value] of Object.entries(
    await ownHeaders(root, path.replace(/(\.lite)?\.html$/, ''), platformUrl),
  )) {
    if (value) headers.set(name, value)
    else headers.delete(name)
  }
  return new Response(html, { headers })
}

/** Partners' pages, served from a site of their own with a strict policy. */
export function partnerApp({ roots, ...filled }: PartnerOptions): Hono {
  const app = new Hono()
  for (const [name, root] of Object.entries(roots)) {
    const store = fileStore(root)
    app.get(`/${name}`, c => c.redirect(`/${name}/`, 308))
    app.get(`/${name}/*`, async c => {
      const rest = c.req.path.slice(name.length + 2)
      const path = rest === '' || rest.endsWith('/') ? `${rest}index.html` : rest
      if (path.endsWith('.html')) return servePage(store, root, path, filled)
      return (await sendFile(store, path, c.req.raw, { 'Cache-Control': revalidated })) ?? notFound()
    })
  }
  app.notFound(() => notFound())
  return app
}
