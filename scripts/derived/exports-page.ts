const code = (text: string) => `\`${text}\``

/**
 * docs/reference/exports.md: every entry point of the npm packages, with the names that exist at
 * run time.
 */
export const exportsPage = (names: Readonly<Record<string, readonly string[]>>): string =>
  [
    '# npm packages',
    '',
    'Printed from the built packages by `npm run derive`. What stands here is public; its diff is the review.',
    '',
    'Importing is safe where there is no DOM. Only entry points that end in `define` do something when they are imported: they register elements.',
    'Types come beside these names; `react`, `vue`, `svelte` and `page` are types and nothing else ([types.md](../types.md)).',
    'Behind `@baize/elements/light/` stands every entry point of `@baize/elements` once more, on preact: `@baize/elements/light/login/define`.',
    '',
    '| import | names |',
    '| --- | --- |',
    ...Object.entries(names).map(([entry, list]) => `| ${code(entry)} | ${list.map(code).join(' ') || '–'} |`),
    '',
  ].join('\n')
