import { lookAt } from '../../../scripts/look/check.ts'
import { looks } from '../../../scripts/look/state.ts'
import { coreStates, expect, test } from './product.ts'

// One test for all states of a width and theme: after each failed test the product would be started
// anew.
for (const { width, theme } of looks)
  test(`at ${width} in the ${theme} theme every state looks as it was accepted, and shows what it must @core`, async ({
    product,
  }) => {
    for (const { state, look } of coreStates.filter(({ look }) => look.width === width && look.theme === theme))
      await test.step(state.name, async () => {
        const { name, faults, path, accepted } = await lookAt(state, look, product)
        const missing = accepted ? [] : [`no picture was accepted yet: npm run look -- --accept ${state.name}`]
        expect.soft([...missing, ...faults], `${name}: today’s picture is ${path}`).toEqual([])
      })
  })
