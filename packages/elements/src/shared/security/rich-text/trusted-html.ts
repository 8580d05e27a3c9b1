const policy = () => import('./rich-text-policy.ts')

/**
 * Cleans content of an operator for `innerHTML`. The library is loaded with the first rich text
 * that a page shows.
 */
export async function trustedHtml(html: string): Promise<string> {
  const { richTextPolicy } = await policy()
  return richTextPolicy(window).createHTML(html)
}
