import { formatMoney } from '@fachwerk/base/format-number';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Row } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { OrderRental, OrderState } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { withWeekday } from '../words.ts';
import css from './confirmation.module.css';

/** What the customer does now, by what they have paid for. */
export function WhatNext({ order: { kind, rentals } }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const [rental] = rentals;
  const at = (instant: Date) => withWeekday(instant, rental?.timeZone ?? 'UTC', locale);
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
  const locale = useLocale();
  if (dueCents > 0) {
    return (
      <Notice kind="warn" title={t('confirmation.surcharge_more', { amount: formatMoney(dueCents, locale) })}>
        <p>{t('confirmation.surcharge_more_why')}</p>
        {key && (
          <div>
            <ButtonLink to={`/miete/${key}/nachzahlen`}>{t('checkout.settle')}</ButtonLink>
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

/** Everything that was paid goes back: why, how it stands now, and what one can do. */
export function Refunded({ order }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { kind, isUnserved, refundedCents, email, result } = order;
  const [rental] = order.rentals;
  const isOver = rental?.state === 'ended';
  const why = isUnserved && kind !== 'purchase' ? kind : result === 'cancelled' ? 'cancelled' : 'any';
  return (
    <Notice kind="warn" title={t(`refunded.${why}`)}>
      <p>{t('result.refunded_what', { amount: formatMoney(refundedCents, locale), email })}</p>
      {why === 'extension' && rental && (
        <>
          <p>
            {isOver
              ? t('refunded.rental_over')
              : t('refunded.end_stays', { end: withWeekday(rental.endsAt, rental.timeZone, locale) })}
          </p>
          {rental.key && !isOver && (
            <Row>
              <ButtonLink to={`/miete/${rental.key}/verlaengern`}>{t('refunded.other_end')}</ButtonLink>
              <ButtonLink to={`/miete/${rental.key}`} kind="plain">
                {t('confirmation.to_rental')}
              </ButtonLink>
            </Row>
          )}
        </>
      )}
      {kind === 'purchase' && order.hasRentals && (
        <Row>
          <ButtonLink to="/">{t('cart.find_box')}</ButtonLink>
        </Row>
      )}
    </Notice>
  );
}
