// npm run wordpress: writes the pages of examples/frameworks/wordpress/rendered anew, as a
// WordPress of Debian's package sends them.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sourcesOfWordpress } from './sources.ts'
import { example, startWordpress } from './instance.ts'

/**
 * The post as it is sent, without the sheets and scripts of WordPress and its theme, which are not
 * ours to hand on, and what stands beside it.
 */
const postHtml = (html: string) =>
  html
    .replaceAll(/<(style|script)\b(?![^>]*(?:\/sdk\/v1\/|id="courtside"))[^>]*>.*?<\/\1>\n?/gs, '')
    .replaceAll(/<link\b(?![^>]*\/sdk\/v1\/)[^>]*>\n?/g, '')
    .replaceAll(/<svg\b.*?<\/svg>\n?/gs, '')
    .replaceAll(
      /<div id="comments".*<!-- #comments -->|<aside\b.*<!-- #colophon -->|<footer class="entry-footer.*?<!-- .entry-footer -->/gs,
      '',
    )
    .replaceAll(/<meta name=["'](?:generator|robots)["'][^>]*>\n?/g, '')
    .replaceAll(/^\s*\n/gm, '')
    .replace('</head>', '<link rel="icon" href="data:,">\n<link rel="stylesheet" href="/theme.css">\n</head>')

const wordpress = await startWordpress('http://localhost:4400')
try {
  const [, version] = /content="(WordPress [\d.]+)"/.exec(await (await fetch(wordpress.origin)).text()) ?? []
  for (const file of readdirSync(join(example, 'posts'))) {
    const name = basename(file, '.html')
    const answer = await fetch(`${wordpress.origin}/${name}/`)
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    const html = postHtml(await answer.text()).replaceAll(wordpress.origin, '')
    const made = `<!-- ${version}, Twenty Twenty-One, of sources ${sourcesOfWordpress()} -->\n`
    mkdirSync(join(example, 'rendered', name), { recursive: true })
    writeFileSync(join(example, 'rendered', name, 'index.html'), `${html.trimEnd()}\n${made}`)
    console.log(`examples/frameworks/wordpress/rendered/${name}/index.html`)
  }
} finally {
  await wordpress.stop()
}
