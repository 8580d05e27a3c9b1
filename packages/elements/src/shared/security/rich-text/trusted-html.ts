const policy = () => import('./rich-text-policy.ts')

/** Content of an operator as what `innerHTML` takes. What cleans it is loaded with the first rich text that a page shows. */
export async function trustedHtml(html: string): Promise<string> {
  const { richTextPolicy } = await policy()
  return richTextPolicy(window).createHTML(html)
}
