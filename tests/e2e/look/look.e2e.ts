import { captureState } from '../../../scripts/look/check.ts'
import { variants } from '../../../scripts/look/state.ts'
import { coreStates, expect, test } from './product.ts'

// One test for all states of a width and theme: after each failed test the product would be started
// anew.
for (const { width, theme } of variants)
  test(`at ${width} in the ${theme} theme every state looks as it was accepted, and shows what it must @core`, async ({
    product,
  }) => {
    for (const { state, variant } of coreStates.filter(
      ({ variant }) => variant.width === width && variant.theme === theme,
    ))
      await test.step(state.name, async () => {
        const { name, faults, picturePath, accepted } = await captureState(state, variant, product)
        const missing = accepted ? [] : [`no picture was accepted yet: npm run look -- --accept ${state.name}`]
        expect.soft([...missing, ...faults], `${name}: today’s picture is ${picturePath}`).toEqual([])
      })
  })
