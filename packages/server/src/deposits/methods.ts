import { depositGroups, depositMethods, fromMinor, toMinor } from '@baize/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { readSetting } from '../db/settings.ts'
import { contactsOf } from '../accounts/players/index.ts'
import { route, sessionOf } from '../http/route.ts'
import { isOfOrder, moneyOrder, newestFirst } from '../orders/index.ts'
import { gatewayOf } from '../payment-gateways/index.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { inLanguage } from '../text/language.ts'
import { currencyOf } from '../wallet/index.ts'
import { depositKind } from './kind.ts'
import { depositsSetting } from './methods-setting.ts'
import type { DepositMethod } from './methods-setting.ts'
import { deposit } from './tables.ts'

/** The ways to pay in that this platform has a gateway for. */
export async function offeredMethods(deps: Deps): Promise<DepositMethod[]> {
  const { methods } = await readSetting(deps, depositsSetting)
  return methods.filter(({ gateway }) => gatewayOf(deps, gateway))
}

/** Numbers of the player's pending orders by method. */
async function pendingOrders(db: Db, playerId: string): Promise<Map<string | null, string>> {
  const rows = await db
    .select({ method: deposit.pendingMethod, orderNo: deposit.orderNo })
    .from(deposit)
    .where(and(eq(deposit.playerId, playerId), isNotNull(deposit.pendingMethod)))
  return new Map(rows.map(({ method, orderNo }) => [method, orderNo]))
}

/** The method of the player's last order. */
async function lastMethod(db: Db, playerId: string): Promise<string | null> {
  const [last] = await db
    .select({ methodId: deposit.methodId })
    .from(moneyOrder)
    .innerJoin(deposit, isOfOrder(deposit))
    .where(and(eq(moneyOrder.playerId, playerId), eq(moneyOrder.kind, depositKind.name)))
    .orderBy(...newestFirst)
    .limit(1)
  return last?.methodId ?? null
}

/** The ways to pay money in (MEM-24). */
export const depositMethodsRoute = route(depositMethods, async (_, ctx) => {
  const { deps, language } = ctx
  const { playerId, type } = sessionOf(ctx)
  const currency = currencyOf(deps, type)
  const text = (amount: string) => fromMinor(toMinor(amount, currency), currency)
  const pending = await pendingOrders(deps.db, playerId)
  const shown = (await offeredMethods(deps)).map(({ group, gateway: _gateway, names, ...method }) => ({
    group,
    ...method,
    name: inLanguage(names, language) ?? method.id,
    min: text(method.min),
    max: text(method.max),
    presets: method.presets.map(text),
    feeFixed: text(method.feeFixed),
    openOrderNo: pending.get(method.id) ?? null,
  }))
  const groups = depositGroups.flatMap(code => {
    const methods = shown.filter(({ group }) => group === code)
    return methods.length ? [{ code, methods }] : []
  })
  const { bankName: payerName } = await contactsOf(deps.db, playerId)
  const lastMethodId = await lastMethod(deps.db, playerId)
  return { groups, lastMethodId, payerName, currency, currencySymbol: symbolOf(currency) }
})
