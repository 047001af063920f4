import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { useNow } from '@fachwerk/site/clock';
import { Icon, type IconName } from '@fachwerk/site/icon';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { RentalPhase, SiteRental } from '../../contract.ts';
import { clockOf } from '../../rules/countdown.ts';
import { nextCharge, type OverrunClock } from '../../rules/overrun.ts';
import { phaseSince } from '../../rules/rental-phase.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './rental.module.css';

const ICONS: Readonly<Record<RentalPhase, IconName>> = {
  held: 'clock',
  ordered: 'clock',
  booked: 'clock',
  running: 'key',
  grace: 'alert',
  overrun: 'alert',
  ended: 'circleCheck',
  cancelled: 'close',
  expired: 'close',
};

/** The present phase of the rental, with its countdown. */
export function RentalStatus({
  rental,
}: {
  readonly rental: Pick<SiteRental, 'phase' | 'startsAt' | 'endsAt' | 'timeZone'> & OverrunClock;
}) {
  const t = useText(siteDe);
  const locale = useLocale();
  const now = useNow();
  const phase = phaseSince(rental, now);
  const { startsAt, endsAt, graceUntil, timeZone } = rental;
  const translate = (at: Date) => formatTime(at, timeZone, locale);
  const first = nextCharge(rental, now).cents;
  const isLate = phase === 'grace' || phase === 'overrun';
  return (
    <div className={css.stand}>
      <p className={`${css.standing} ${isLate ? css.late : ''}`}>
        <Icon name={ICONS[phase]} />
        <span>{t(`rental_page.phase.${phase}`, { from: translate(startsAt), to: translate(endsAt) })}</span>
        {phase === 'running' && (
          <span className={css.left}>{t('rental_page.left', { time: clockOf(now, endsAt, locale) })}</span>
        )}
        {phase === 'booked' && (
          <span className={css.left}>{t('rental_page.begins_in', { time: clockOf(now, startsAt, locale) })}</span>
        )}
      </p>
      {phase === 'grace' && (
        <p>
          {t('rental_page.grace', { until: translate(graceUntil) })}{' '}
          {first > 0 && t('rental_page.grace_next', { amount: formatMoney(first, locale) })}
        </p>
      )}
    </div>
  );
}
