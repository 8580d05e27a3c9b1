/**
 * The tags of all elements, for the platform, which holds those that a site may draw against them.
 */
export const elementTags = (declarations: readonly { tag: string }[]): string =>
  [
    '// Written by `npm run derive` from the declarations of the elements; edit those.',
    '',
    '/** Tags of all elements. */',
    'export const elementTags: readonly string[] = [',
    ...declarations.map(({ tag }) => `  '${tag}',`),
    ']',
    '',
  ].join('\n')
