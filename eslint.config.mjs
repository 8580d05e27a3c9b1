import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import { newerProperties, newerSyntax } from './scripts/rollup/oldest-browsers.mjs'
import { commentWidth } from './scripts/lint/comment-width.mjs'

/** Bounds are `max…` and `min…`; only options of Intl are called otherwise. */
const boundNames = ['Identifier', 'PrivateIdentifier'].map(kind => ({
  selector: `${kind}[name=/^(most|longest|least|maximum)(?!(Fraction|Significant)Digits$)[A-Z]/]`,
  message: 'Name a bound max… or min…, as maxLength or minStake.',
}))

const syntax = [
  ...boundNames,
  {
    selector:
      "MemberExpression[property.name='only']:matches([object.name=/^(it|test|describe|suite)$/], [object.property.name='describe'])",
    message: 'A test that is singled out leaves all others out.',
  },
  { selector: 'ExportAllDeclaration', message: 'Name what you export: an entry file is a list one can read.' },
  {
    selector: "MemberExpression[object.name='document'][property.name='activeElement']",
    message: 'Inside a shadow root this is the element around it: ask the root.',
  },
]

/**
 * Which packages a package may import, and the sentence a builder reads when they import what they
 * may not.
 */
const boundaries = {
  contract: { not: ['@baize/*', 'react*', 'nanostores', 'ofetch', 'hono*'], say: 'The contract knows only zod.' },
  client: {
    not: ['@baize/elements*', '@baize/server*', '@baize/studio', '@baize/art', 'react*', '@nanostores/react'],
    say: 'The client has no React and no markup: put it into packages/elements.',
  },
  elements: {
    not: ['@baize/server*', '@baize/studio', '@baize/art', 'ofetch', 'hono*'],
    say: 'Elements reach the platform through @baize/client.',
  },
  server: {
    not: ['@baize/client', '@baize/elements*', '@baize/studio', 'react*'],
    say: 'The server knows the contract and the artwork only.',
  },
  studio: {
    not: ['@baize/client', '@baize/elements*', '@baize/server*', 'react*', 'drizzle-orm*'],
    say: 'The vendor knows only the contract’s wallet rows.',
  },
  art: { not: ['@baize/*', 'react*'], say: 'Artwork is pure functions without dependencies.' },
  testing: {
    not: ['@baize/client', '@baize/elements', '@baize/server', '@baize/studio', '@baize/art', 'react*'],
    say: 'Test support knows the contract only: a helper on the sources of a package lies in its test folder.',
  },
}

const boundaryRules = Object.entries(boundaries).map(([name, { not, say }]) => ({
  files: [`packages/${name}/src/**/*.{ts,tsx}`],
  ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group: not, message: say }] }] },
}))

const arrayFrom = {
  object: 'Array',
  property: 'from',
  message: 'Another function on pages with Prototype.js or MooTools: spread, or times() of ui/.',
}

const inside = (files, group, message) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.stories.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
})

const sections = 'packages/elements/src/sections'
const foldersIn = folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
const elsewhere = ['@baize/server*', '@baize/studio', '@baize/art', 'ofetch', 'hono*']
/** A section's files reach neither another section nor, by its folder, a feature of their own. */
const sectionRules = foldersIn(join(import.meta.dirname, sections)).map(section => {
  const others = foldersIn(join(import.meta.dirname, sections)).filter(name => name !== section)
  const features = foldersIn(join(import.meta.dirname, sections, section)).filter(name => name !== 'shared')
  return {
    files: [`${sections}/${section}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts', '**/*.stories.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: elsewhere, message: boundaries.elements.say },
            {
              regex: `^(\\.\\./)+(${[...others, ...features].join('|')})/`,
              message: 'A feature imports neither a feature nor another section: talk through a store or an event.',
            },
          ],
        },
      ],
    },
  }
})

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      '.baize/**',
      'storybook-static/**',
      // Projects of their own, with checks of their own.
      'examples/frameworks/**',
      '**/*.gen.*',
      // Held by the checkers of their frameworks.
      'tests/types/uses/**',
      'test-results/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.config.ts'] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      'no-restricted-syntax': ['error', ...syntax],
    },
  },
  { files: ['**/*.mjs'], rules: { 'no-restricted-syntax': ['error', ...boundNames] } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { baize: { rules: { 'comment-width': commentWidth } } },
    rules: { 'baize/comment-width': ['error', { max: 100 }] },
  },
  { files: ['scripts/**', '.storybook/**', '**/main.ts', '**/cli.ts'], rules: { 'no-console': 'off' } },
  ...boundaryRules,
  inside(
    ['packages/elements/src/runtime/**/*.{ts,tsx}', 'packages/elements/src/ui/**/*.{ts,tsx}'],
    ['@baize/*', '**/sections/**', '**/shared/**', 'ofetch'],
    'runtime/ and ui/ know no client and no feature: what talks to the platform belongs into shared/.',
  ),
  inside(
    ['packages/elements/src/shared/**/*.{ts,tsx}'],
    ['**/sections/**', ...elsewhere],
    'shared/ knows no section: what one section alone shares belongs into its own shared/.',
  ),
  ...sectionRules,
  {
    files: ['packages/{contract,client,elements}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.ts'],
    rules: {
      'no-restricted-properties': ['error', arrayFrom, ...newerProperties],
      'no-restricted-syntax': ['error', ...syntax, ...newerSyntax],
    },
  },
  {
    files: ['examples/site/src/**/*.ts', 'packages/studio/src/{games,page}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': ['error', ...newerProperties],
      'no-restricted-syntax': ['error', ...syntax, ...newerSyntax],
    },
  },
  {
    // Each asks first whether the browser has it.
    files: ['packages/elements/src/runtime/is-shown.ts', 'packages/elements/src/ui/overlays/popover.ts'],
    rules: { 'no-restricted-properties': ['error', arrayFrom] },
  },
  {
    // Catches what it throws.
    files: ['packages/elements/src/ui/overlays/is-modal.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax] },
  },
  {
    files: ['packages/client/src/**/*.ts'],
    ignores: ['**/storage.ts', '**/browser-env.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'storage.ts is the one file that touches storage.' },
        { name: 'sessionStorage', message: 'storage.ts is the one file that touches storage.' },
      ],
    },
  },
)
