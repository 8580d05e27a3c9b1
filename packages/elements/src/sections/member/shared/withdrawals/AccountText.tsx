import type { WithdrawalOrder } from '@baize/contract'

interface AccountTextProps {
  account: Pick<WithdrawalOrder['account'], 'bank' | 'numberMasked' | 'holder'>
  withHolder?: boolean
}

/** Where money goes, in one line; names and numbers keep their own reading direction. */
export const AccountText = ({ account: { bank, numberMasked, holder }, withHolder }: AccountTextProps) => (
  <span>
    <bdi>{bank}</bdi>{' '}
    <bdi dir="ltr" translate="no">
      {numberMasked}
    </bdi>
    {withHolder && (
      <>
        , <bdi translate="no">{holder}</bdi>
      </>
    )}
  </span>
)
