import { formatTime } from '@fachwerk/base/format-time';
import { addMinutes } from '@fachwerk/base/time';
import { endedRentalSlot } from '@fachwerk/orders/site-slots';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { useNow } from '@fachwerk/site/clock';
import { useOffline } from '@fachwerk/site/connection';
import { Facts } from '@fachwerk/site/facts';
import { Beside, Row, Stack } from '@fachwerk/site/layout';
import { useLive } from '@fachwerk/site/live';
import { Money } from '@fachwerk/site/money';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { InSlot } from '@fachwerk/site/slot';
import { useLocale, useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { type SiteRental, stayApi } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import type { RentalData } from '../page-data.ts';
import { EndRental } from './end-rental.tsx';
import { OpenBox } from './open-box.tsx';
import { RentalStatus } from './rental-status.tsx';
import { ReportBox } from './report-box.tsx';
import { OverrunNote, SurchargeDue } from './surcharge-due.tsx';
import { useKeptRental } from './use-kept-rental.ts';

/** Poll intervals: amount due and door state change while the page is open; faster after a tap or a call for help. */
const LOOK_AGAIN_MS = 10_000;
const LOOK_AT_DOOR_MS = 1500;
/** Remote openings by staff count as news this long. */
const STAFF_NEWS_MINUTES = 30;
const NEWS_MS = 10_000;
const LIVE = ['booked', 'running', 'grace', 'overrun'];

export function View({ data }: ViewProps<RentalData>) {
  const t = useText(siteDe);
  const { key } = data;
  const rental = useLive(
    stayApi.show,
    { key },
    {
      everyMs: data.attempt || data.rental.helpAskedAt ? LOOK_AT_DOOR_MS : LOOK_AGAIN_MS,
      initial: data.rental,
      isOver: ({ phase }) => !LIVE.includes(phase),
    },
  );
  const isLive = LIVE.includes(rental.phase);
  const isOffline = useOffline();
  useKeptRental(`/miete/${key}`, rental, isLive);
  return (
    <Stack>
      <PageTitle lead={rental.locationName}>{t('rental_page.box', { box: rental.boxNumber })}</PageTitle>
      <RentalStatus rental={rental} />
      {isOffline && isLive && <WithoutNetwork />}
      {data.wasReplaced && (
        <Notice kind="ok" isAnswer>
          {t('rental_page.replaced', { box: rental.boxNumber })}
        </Notice>
      )}
      <Beside aside={<About rental={rental} />}>
        <SurchargeDue rentalKey={key} rental={rental} />
        {isLive ? <Running data={data} rental={rental} /> : <Over rentalKey={key} rental={rental} />}
      </Beside>
    </Stack>
  );
}

function Running({ data, rental }: { readonly data: RentalData; readonly rental: SiteRental }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { key } = data;
  const { extendableUntil, timeZone } = rental;
  const isOffline = useOffline();
  const now = useNow(NEWS_MS);
  return (
    <Stack>
      {rental.helpAskedAt && <Notice kind="info">{t('rental_page.help.asked')}</Notice>}
      {isRecent(rental.openedByStaffAt, now) && (
        <Notice kind="ok">
          {t('rental_page.opened_by_staff', { at: formatTime(rental.openedByStaffAt!, timeZone, locale) })}
        </Notice>
      )}
      <OpenBox data={data} rental={rental} />
      {!isOffline && extendableUntil && rental.whyNotExtend === null && (
        <Row>
          <ButtonLink to={`/miete/${key}/verlaengern`} kind="plain" icon="clock">
            {t('rental_page.extend')}
          </ButtonLink>
          <small>{t('rental_page.extend_until', { until: formatTime(extendableUntil, timeZone, locale) })}</small>
        </Row>
      )}
      {!isOffline && rental.phase === 'booked' && (
        <Row>
          <ButtonLink to={`/miete/${key}/stornieren`} kind="plain" icon="close">
            {t('rental_page.cancel')}
          </ButtonLink>
          <small>{t('rental_page.cancel_about')}</small>
        </Row>
      )}
      {!isOffline && rental.phase !== 'booked' && <EndRental rental={rental} />}
      {!isOffline && rental.phase !== 'booked' && <ReportBox rental={rental} />}
    </Stack>
  );
}

/** Whether an action of staff is recent enough to show. */
const isRecent = (at: Date | null, now: Date) => at !== null && addMinutes(at, STAFF_NEWS_MINUTES) > now;

/** What works offline and what has to wait. */
function WithoutNetwork() {
  const t = useText(siteDe);
  return (
    <Notice kind="warn" title={t('rental_page.offline')}>
      <p>{t('rental_page.offline_what')}</p>
    </Notice>
  );
}

function Over({ rentalKey, rental }: { readonly rentalKey: string; readonly rental: SiteRental }) {
  const t = useText(siteDe);
  return (
    <Stack>
      {rental.phase === 'ended' && <Notice kind="ok">{t('rental_page.thanks')}</Notice>}
      {rental.phase === 'cancelled' && (
        <Notice kind="info">
          <p>
            {t('rental_page.cancelled')}{' '}
            <a href={`/miete/${rentalKey}/stornieren`}>{t('rental_page.cancelled_money')}</a>
          </p>
        </Notice>
      )}
      <Row>
        {rental.phase === 'ended' && rental.reviewLink && (
          <ButtonLink to={rental.reviewLink} kind="plain" isNewTab>
            {t('rental_page.review')}
          </ButtonLink>
        )}
        {rental.phase === 'ended' && <InSlot slot={endedRentalSlot} given={rental} />}
        <ButtonLink to={`/standort/${rental.locationId}`} icon="box">
          {t('rental_page.again')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

function About({ rental }: { readonly rental: SiteRental }) {
  const t = useText(siteDe);
  const { timeZone, endedAt } = rental;
  return (
    <Card>
      <Facts
        facts={[
          { label: t('rental_page.where'), value: rental.address },
          { label: t('rental_page.size'), value: rental.sizeCode },
          { label: t('rental_page.from'), value: <Time at={rental.startsAt} timeZone={timeZone} /> },
          { label: t('rental_page.to'), value: <Time at={rental.endsAt} timeZone={timeZone} /> },
          { label: t('rental_page.ended_at'), value: endedAt && <Time at={endedAt} timeZone={timeZone} /> },
          { label: t('rental_page.price'), value: <Money cents={rental.paidCents} /> },
          {
            label: t('rental_page.refunded'),
            value: rental.refundedCents > 0 ? <Money cents={rental.refundedCents} /> : null,
          },
          {
            label: t('rental_page.order'),
            value: rental.orderHash && <a href={`/bestellung/${rental.orderHash}`}>{rental.orderNumber}</a>,
          },
          { label: t('rental_page.provider'), value: rental.contractParty },
        ]}
      />
      {LIVE.includes(rental.phase) && <OverrunNote terms={[rental]} />}
    </Card>
  );
}
