import { test as base, expect } from '@playwright/test'
import { startInstance } from '../../../scripts/lib/instance.ts'
import type { Product } from '../../../scripts/look/check.ts'
import { variants, type Variant, type State } from '../../../scripts/look/state.ts'
import { states } from '../../../scripts/look/states.ts'
import { Visitors } from '../../../scripts/look/visitors.ts'

/**
 * Tests that look at a product of their own: what others bet, win and write would be in the
 * pictures.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browser }, use) => {
      const instance = await startInstance()
      const visitors = new Visitors(browser, instance)
      const blankPage = await browser.newPage()
      await use({ origins: instance, visitors, blankPage })
      await blankPage.close()
      await visitors.close()
      await instance.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})
export { expect }

/** The states that the core suite looks at, each once: at one width and in one theme. */
export const coreStates: readonly { state: State; variant: Variant }[] = states.flatMap(state =>
  variants.filter(({ width, theme }) => state.core === `${width} ${theme}`).map(variant => ({ state, variant })),
)
