import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Globals = typeof globalThis & { axe?: typeof axe }

/** Success criteria of WCAG 2.2, levels A and AA. */
export const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The rules to run: all rules of some tags, or some rules by name; none of either means all there
 * are.
 */
export interface Rules {
  tags?: readonly string[]
  rules?: readonly string[]
}

/** A place that breaks a rule. */
export interface Violation {
  id: string
  target: string
  html: string
  summary: string
}

/** Gives a document axe once; it stays there as long as the document. */
async function inject(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
}

/** A context that can travel between processes. */
type Context = axe.SerialContextObject

async function auditFrame(frame: Frame, context: Context, runOnly: axe.RunOnly | undefined): Promise<Violation[]> {
  await inject(frame)
  const violations = await frame.evaluate(
    async ([context, runOnly]: readonly [Context, axe.RunOnly | undefined]) => {
      const options: axe.RunOptions = { iframes: false, resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) }
      const { violations } = await (globalThis as Globals).axe!.run(context, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, failureSummary = '' }) => ({
          id,
          target: target.join(' '),
          html,
          summary: failureSummary.replace(/\s+/g, ' '),
        })),
      )
    },
    [context, runOnly] as const,
  )
  // Frames inside of what is looked at, each with what of it is looked at: axe knows them, through
  // shadow roots as well.
  const inner = await frame.evaluate(
    context =>
      (globalThis as Globals)
        .axe!.utils.getFrameContexts(context)
        .map(({ frameSelector, frameContext }) => ({ frameSelector, frameContext: frameContext })),
    context,
  )
  for (const { frameSelector, frameContext } of inner) {
    const handle = await frame.evaluateHandle(
      selector => (globalThis as Globals).axe!.utils.shadowSelect(selector),
      frameSelector,
    )
    const child = await handle.asElement()?.contentFrame()
    if (child) violations.push(...(await auditFrame(child, frameContext, runOnly)))
    await handle.dispose()
  }
  return violations
}

/**
 * Everything that axe finds wrong on a page and in the frames on it. A document is given axe once
 * and asked as often as one likes, which costs a fifth of `AxeBuilder`.
 * @param within - a selector of the part that is looked at
 */
export function audit(page: Page, within: string, { tags, rules }: Rules = {}): Promise<Violation[]> {
  const runOnly: axe.RunOnly | undefined = rules
    ? { type: 'rule', values: [...rules] }
    : tags && { type: 'tag', values: [...tags] }
  return auditFrame(page.mainFrame(), { include: [[within]] }, runOnly)
}
