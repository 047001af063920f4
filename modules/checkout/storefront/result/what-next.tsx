import { Card } from '@fachwerk/site/card';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { OrderState } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { withWeekday } from '../words.ts';
import css from './confirmation.module.css';

/** What the customer does now, by what they have paid for. */
export function WhatNext({ order: { kind, rentals } }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const [rental] = rentals;
  const at = (instant: Date) => withWeekday(instant, rental?.timeZone ?? 'UTC', locale);
  if (kind === 'surcharge')
    return (
      <Card>
        <p>{t('confirmation.surcharge')}</p>
      </Card>
    );
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
