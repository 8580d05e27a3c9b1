import { mainWallet } from '@baize/contract'
import { useText } from '../../../scope.ts'
import type { Wallets } from './transfer-values.ts'

/** How a wallet is called: the main one by the page, a vendor's by the platform. */
export function useWalletName(wallets: Wallets | undefined): (wallet: string, name?: string) => string {
  const { t } = useText()
  return (wallet, name) =>
    wallet === mainWallet
      ? t('walletTransfer.main')
      : name || (wallets?.list.find(({ vassalage }) => vassalage === wallet)?.name ?? wallet)
}
