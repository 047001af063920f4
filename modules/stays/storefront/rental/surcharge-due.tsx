import { formatMoney } from '@fachwerk/base/format-number';
import { ButtonLink } from '@fachwerk/site/button';
import { Notice } from '@fachwerk/site/notice';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { SiteRental } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';

type Props = { readonly rentalKey: string; readonly rental: SiteRental };

/** Grows with every started hour, before the eyes of whoever waits. */
export function SurchargeDue({ rentalKey, rental }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <Notice kind="warn" title={t('rental_page.due', { amount: money(rental.dueCents) })}>
      <p>{t('rental_page.due_why', { rate: money(rental.overrunCentsPerHour) })}</p>
      <ButtonLink to={`/miete/${rentalKey}/nachzahlen`}>{t('rental_page.pay_extra')}</ButtonLink>
    </Notice>
  );
}
