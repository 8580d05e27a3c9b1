/** Major and minor version of each. */
export const oldestBrowsers: Readonly<Record<'chrome' | 'firefox' | 'safari', readonly [number, number]>>
export const newerSyntax: readonly { selector: string; message: string }[]
export const newerProperties: readonly { object?: string; property: string; message: string }[]
