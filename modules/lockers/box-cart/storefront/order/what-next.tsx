import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import type { OrderRental, OrderState } from '@fachwerk/cart/contract';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Notice } from '@fachwerk/site/notice';
import { useSite } from '@fachwerk/site/site-context';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './paid.module.css';

/** What the customer does now, by what they have paid for. */
export function WhatNext({ order: { kind, rentals } }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const [rental] = rentals;
  const at = (instant: Date) => formatTime(instant, rental?.timeZone ?? 'UTC', locale, 'weekdayTime');
  if (kind === 'surcharge') return rental ? <PaidExtra rental={rental} /> : null;
  if (kind === 'extension') {
    return rental ? (
      <Card>
        <p>{t('confirmation.extended', { end: at(rental.endsAt) })}</p>
      </Card>
    ) : null;
  }
  const isLater = rental?.state === 'booked';
  return (
    <Card title={t('confirmation.what_next')}>
      <ol className={css.next}>
        <li>{t('confirmation.next_mail')}</li>
        {isLater && <li>{t('confirmation.next_later', { start: at(rental.startsAt) })}</li>}
        <li>{t('confirmation.next_open')}</li>
        <li>{t('confirmation.next_end')}</li>
      </ol>
    </Card>
  );
}

function PaidExtra({ rental: { key, state, dueCents } }: { readonly rental: OrderRental }) {
  const t = useText(siteDe);
  const { translate } = useSite();
  const locale = useLocale();
  if (dueCents > 0) {
    return (
      <Notice kind="warn" title={t('confirmation.surcharge_more', { amount: formatMoney(dueCents, locale) })}>
        <p>{t('confirmation.surcharge_more_why')}</p>
        {key && (
          <div>
            <ButtonLink to={`/miete/${key}/nachzahlen`}>{translate('checkout.settle')}</ButtonLink>
          </div>
        )}
      </Notice>
    );
  }
  return (
    <Card>
      <p>{t(state === 'active' ? 'confirmation.surcharge' : 'confirmation.surcharge_ended')}</p>
    </Card>
  );
}
