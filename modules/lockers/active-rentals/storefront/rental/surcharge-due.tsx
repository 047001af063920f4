import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import type { OverrunTerms } from '@fachwerk/rentals/contract-site';
import { overrunWords } from '@fachwerk/rentals/rules/overrun-terms';
import { ButtonLink } from '@fachwerk/site/button';
import { useNow } from '@fachwerk/site/clock';
import { Notice } from '@fachwerk/site/notice';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { SiteRental } from '../../contract.ts';
import { costAt, nextCharge } from '../../rules/overrun.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './rental.module.css';

type Props = { readonly rentalKey: string; readonly rental: SiteRental };

const CLOCK_MS = 1000;
const COUNTING = ['running', 'grace', 'overrun'];

/** Amount due now by the server's clock, also while offline. It stops growing when the rental ends. */
export function useDueCents(rental: SiteRental): number {
  const now = useNow(CLOCK_MS);
  return COUNTING.includes(rental.phase) ? costAt(rental, now) + rental.chargeCents : rental.dueCents;
}

/** Grows with every started hour while the page is open. */
export function SurchargeDue({ rentalKey, rental }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  const now = useNow(CLOCK_MS);
  const due = useDueCents(rental);
  const money = (cents: number) => formatMoney(cents, locale);
  if (due === 0) return null;
  if (due === rental.chargeCents) return <ChargeDue rentalKey={rentalKey} rental={rental} />;
  const next = nextCharge(rental, now);
  const rate = money(rental.overrunCentsPerHour);
  return (
    <Notice kind="warn" title={t('rental_page.due', { amount: money(due) })}>
      {COUNTING.includes(rental.phase) ? (
        <p>
          {t('rental_page.due_why', { rate })}{' '}
          {t('rental_page.due_next', {
            at: formatTime(next.at, rental.timeZone, locale, 'time'),
            amount: money(next.cents + rental.chargeCents),
          })}
        </p>
      ) : (
        <p>{t('rental_page.due_ended', { rate })}</p>
      )}
      <ButtonLink to={`/miete/${rentalKey}/nachzahlen`}>{t('rental_page.pay_extra')}</ButtonLink>
    </Notice>
  );
}

/** What was agreed with staff and waits to be paid: it does not grow, and time that was paid stays open. */
function ChargeDue({ rentalKey, rental }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  const now = useNow(CLOCK_MS);
  const { chargeCents, chargedFrom, timeZone, phase } = rental;
  const isAhead = phase !== 'ended' && chargedFrom !== null && chargedFrom > now;
  return (
    <Notice kind="warn" title={t('rental_page.charge_due', { amount: formatMoney(chargeCents, locale) })}>
      <p>
        {phase === 'ended' && t('rental_page.charge_ended')}
        {phase !== 'ended' &&
          (isAhead
            ? t('rental_page.charge_until', { until: formatTime(chargedFrom, timeZone, locale) })
            : t('rental_page.charge_shut'))}
      </p>
      <ButtonLink to={`/miete/${rentalKey}/nachzahlen`} kind={isAhead ? 'plain' : 'primary'}>
        {t('rental_page.pay_charge')}
      </ButtonLink>
    </Notice>
  );
}

type SizeTerms = OverrunTerms & { readonly sizeCode: string };

/** The agreed overrun terms; boxes with the same terms share a line. */
export function OverrunNote({ terms }: { readonly terms: readonly SizeTerms[] }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { translate } = useSite();
  const said = terms.map((each) => ({ size: each.sizeCode, words: overrunWords(translate, locale, each) }));
  const different = [...new Map(said.map((each) => [each.words, each])).values()];
  return different.map(({ size, words }) => (
    <p key={words} className={css.terms}>
      <strong>{t('rental_page.overrun_title')}</strong>
      {different.length > 1 && ` (${size})`}: {words}
    </p>
  ));
}
