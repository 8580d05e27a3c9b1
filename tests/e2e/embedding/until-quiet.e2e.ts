import budgets from '../../budgets.json' with { type: 'json' }
import { firstSeen, flavours, groups, snippet } from '../../../scripts/bench/first-pages.ts'
import { countWire, type WireCost } from '../../../scripts/bench/wire-costs.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { open } from '../support/host-page.ts'

const limits: Readonly<Record<string, WireCost>> = budgets.untilQuiet
const none: WireCost = { bytes: 0, requests: 0, preflights: 0 }

for (const [group, tags] of Object.entries(groups))
  for (const [flavour, loader] of Object.entries(flavours))
    test(`a page with ${group}, ${flavour}, fetches until it is quiet what budgets.json allows @core`, async ({
      page,
    }) => {
      await page.goto(open)
      const untilQuiet = await countWire(await page.context().newCDPSession(page))
      await page.setContent(`<!doctype html><html lang="en"><title>Host</title><body>${snippet(site, loader, tags)}`)
      for (const tag of tags)
        await expect(
          page
            .locator(tag)
            .locator(firstSeen[tag] ?? '*')
            .first(),
        ).toBeVisible()
      const cost = await untilQuiet()
      const limit = limits[`${group}, ${flavour}`] ?? none
      expect(cost.bytes).toBeLessThanOrEqual(limit.bytes)
      expect(cost.requests).toBeLessThanOrEqual(limit.requests)
      expect(cost.preflights).toBeLessThanOrEqual(limit.preflights)
      // Far less means that the count itself is broken.
      expect(cost.bytes).toBeGreaterThan(limit.bytes / 2)
    })
