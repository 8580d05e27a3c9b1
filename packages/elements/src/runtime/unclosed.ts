/** What a page writes into an element of ours to be read as long as its code is not there. */
const fallback =
  'a,abbr,b,bdi,br,cite,code,em,i,img,noscript,picture,q,s,small,source,span,strong,sub,sup,time,u,wbr,svg,svg *'

/**
 * Whether an element has taken in what follows it. HTML has no empty tags of that kind: after
 * `<baize-login />` everything up to the end tag of its parent stands inside it. It is the last one
 * there then, unless a script has added something, and holds more than a page would write as a
 * fallback: paragraphs, headings, other elements of ours.
 */
export function isUnclosed(element: Element): boolean {
  const { lastChild, nextSibling } = element
  // Between two elements of a page there is white space, but not where a script adds one.
  const isAdded = nextSibling?.nodeType === 1 && lastChild?.nodeType === 3 && !lastChild.textContent?.trim()
  if (nextSibling && !isAdded) return false
  const given = [...element.children].filter(({ slot }) => !slot)
  return given.some(each => [each, ...each.querySelectorAll('*')].some(every => !every.matches(fallback)))
}
