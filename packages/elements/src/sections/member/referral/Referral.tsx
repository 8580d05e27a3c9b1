import { referral as referralEndpoint, type Output } from '@baize/contract'
import { useRecords, type Records } from '../../../shared/records/use-records.ts'
import { CopyField } from '../../../shared/actions/CopyField.tsx'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText, useSession } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { share2 } from '../../../ui/media/icons.gen.ts'
import { RecordFilters } from '../../../shared/records/RecordFilters.tsx'
import { RecordTable } from '../../../shared/records/RecordTable.tsx'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import type { Column } from '../../../ui/data/columns.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { MemberPage } from '../shared/MemberPage.tsx'
import type { referral } from './referral.element.ts'

type Invited = Output<typeof referralEndpoint>
type Invitee = Invited['invitees'][number]

const rowsOf = ({ invitees }: Invited) => invitees

/** Friends whom a member has invited, by days and page. */
const useReferral = (): Records<Invited, Invitee> => useRecords(referralEndpoint, { rowsOf })

const loadQr = () => import('../../../ui/media/QrCode.tsx')

/** Browsers without a way to share have the link to copy. */
const canShare = () => typeof navigator.share === 'function'

/** The code and the link, to copy, to share, or to be read by a camera. */
function ShareOptions({ code, link }: { code: string; link: string }) {
  const { t } = useText()
  const qr = useLazy(loadQr)
  const texts = { copy: t('referral.copy'), copied: t('referral.copied') }
  // Closing the share dialog rejects, too, and is no failure.
  const share = () => void navigator.share({ text: t('referral.shareText'), url: link }).catch(() => undefined)
  return (
    <div className="referral-means">
      <div className="referral-code">{qr && <qr.QrCode text={link} label={t('referral.picture')} />}</div>
      <div className="referral-fields">
        <CopyField name="code" label={t('referral.code')} value={code} texts={texts} />
        <CopyField name="link" label={t('referral.link')} value={link} texts={texts} />
        {canShare() && (
          <Button kind="primary" icon={share2} onClick={share}>
            {t('referral.share')}
          </Button>
        )}
      </div>
    </div>
  )
}

/**
 * Registered at once, two friends may have the same masked name: then it does not matter which is
 * which.
 */
const keyOf = ({ account, registeredAt }: Invitee) => `${account} ${registeredAt}`

/**
 * Friends who registered, by as much of their names as strangers may know; and between which days
 * they did.
 */
function Invitees({ records }: { records: Records<Invited, Invitee> }) {
  const { t } = useText()
  const { date } = useSiteZone()
  const fields: FilterField[] = [
    { name: 'from', kind: 'day', label: t('referral.from') },
    { name: 'to', kind: 'day', label: t('referral.to'), since: 'from' },
  ]
  const columns: Column<Invitee>[] = [
    {
      name: 'account',
      label: t('referral.account'),
      cell: ({ account }) => <bdi translate="no">{account}</bdi>,
    },
    {
      name: 'registeredAt',
      label: t('referral.registeredAt'),
      end: true,
      cell: ({ registeredAt }) => date(registeredAt),
    },
  ]
  return (
    <section className="referral-list">
      <div className="referral-head">
        <h3 className="referral-subtitle">{t('referral.invitees')}</h3>
        {(records.isFiltered || records.total > 0) && (
          <RecordFilters
            compact
            records={records}
            fields={fields}
            texts={{ search: t('referral.search'), turned: t('referral.turned') }}
          />
        )}
      </div>
      <RecordTable
        records={records}
        label={t('referral.invitees')}
        columns={columns}
        keyOf={keyOf}
        empty={<EmptyState title={t('referral.empty')} text={t('referral.emptyText')} />}
      />
    </section>
  )
}

const figures = ['invited', 'registered'] as const

/** Numbers of invited and registered friends in the days that are asked for. */
function InvitationFigures({ totals }: { totals: Invited['totals'] | undefined }) {
  const { t, number } = useText()
  return (
    <dl className="referral-figures">
      {figures.map(figure => (
        <div key={figure} className="referral-figure">
          <dt>{t(`referral.${figure}`)}</dt>
          <dd>{totals ? number(totals[figure]) : <Skeleton width={48} height={32} />}</dd>
        </div>
      ))}
    </dl>
  )
}

const rules = ['rule1', 'rule2', 'rule3'] as const

/**
 * Code and link to invite with, the rules, and the friends who came (MEM-48); where the site lets
 * members invite nobody, that.
 */
function Invitation() {
  const { t } = useText()
  const records = useReferral()
  const { answer, error, refresh } = records
  if (error?.code === 'FUNCTION_DISABLED') return <EmptyState title={t('referral.off')} />
  if (error) return <LoadFailure error={error} onRetry={refresh} />
  return (
    <>
      <div className="referral-top">
        <section className="referral-panel">
          <p className="referral-text">{t('referral.text')}</p>
          {answer ? <ShareOptions code={answer.code} link={answer.link} /> : <Skeleton height={180} />}
        </section>
        <section className="referral-panel">
          <h3 className="referral-subtitle">{t('referral.rules')}</h3>
          <ol className="referral-rules">
            {rules.map(rule => (
              <li key={rule}>{t(`referral.${rule}`)}</li>
            ))}
          </ol>
          <InvitationFigures totals={answer?.totals} />
        </section>
      </div>
      <Invitees records={records} />
    </>
  )
}

/** Members invite friends; agents bring people by their register centre (MEM-47, ROLE-21). */
export function Referral({ withoutHeading = false }: ViewProps<typeof referral>) {
  const { t } = useText()
  const { isLogin, isAgent } = useSession()
  if (isLogin && isAgent)
    return (
      <NestedElement tag="baize-agent-register-centre" attributes={withoutHeading ? { 'without-heading': '' } : {}} />
    )
  return (
    <MemberPage page="referral" title={t('referral.title')} withoutHeading={withoutHeading}>
      <Invitation />
    </MemberPage>
  )
}
