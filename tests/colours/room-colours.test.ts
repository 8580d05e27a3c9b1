import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colours } from '../../packages/elements/src/ui/theme/tokens.ts'

const css = readFileSync(join(import.meta.dirname, '../../packages/server/src/chat/room/room.css'), 'utf8')
const themes = { dark: /^:root \{([^}]*)\}/m, light: /^:root\[data-theme='light'\] \{([^}]*)\}/m } as const

/** A colour as it is where the brand does not set it. */
const withoutBrand = (name: string, value: string) =>
  value.startsWith(`var(--baize-${name}, `) ? value.slice(`var(--baize-${name}, `.length, -1) : value

/** Colours of one theme as the room writes them down, in the letters of the tokens. */
const written = (theme: keyof typeof themes) =>
  [...(themes[theme].exec(css)?.[1] ?? '').matchAll(/--([\w-]+): (.+);/g)].map(([, name = '', value = '']) => [
    name,
    withoutBrand(name, value)
      .toLowerCase()
      .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
  ])

test.each(['dark', 'light'] as const)(
  'the room of the live chat has the colours of the elements around it, %s',
  theme => {
    const own = written(theme)
    expect(own.length).toBeGreaterThan(10)
    const tokens: Record<string, readonly string[]> = colours
    expect(own).toEqual(own.map(([name = '']) => [name, tokens[name]?.[theme === 'dark' ? 0 : 1]?.toLowerCase()]))
  },
)
