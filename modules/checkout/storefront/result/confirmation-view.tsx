import { formatMoney } from '@fachwerk/base/format-number';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Beside, Stack } from '@fachwerk/site/layout';
import { useLive } from '@fachwerk/site/live';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useLocale, useText } from '@fachwerk/site/texts';
import { ContractParty } from '@fachwerk/sites/site-parts';
import { type RentalData, RentalKey } from '@fachwerk/stays/site-parts';
import { useEffect } from 'react';
import { checkoutApi, type OrderState } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { LineList, Totals } from '../cart/cart-totals.tsx';
import css from './confirmation.module.css';
import { Refunded, WhatNext } from './what-next.tsx';

const LOOK_AGAIN_MS = 3000;
const REFRESH_SECONDS = 6;

/** Payment and rental are two things: the second follows within a moment. */
const isPrepared = ({ result, rentals }: OrderState) =>
  result !== 'paid' || (rentals.length > 0 && rentals.every(({ key, state }) => key !== null || state !== 'ordered'));

export type ConfirmationData = { readonly order: OrderState; readonly rentals: readonly RentalData[] };

export function View({ data }: ViewProps<ConfirmationData>) {
  const t = useText(siteDe);
  const order = useLive(
    checkoutApi.orderState,
    { orderHash: data.order.orderHash, isReturning: false },
    { everyMs: LOOK_AGAIN_MS, initial: data.order, isOver: isPrepared },
  );
  useKeysOnceReady(order, data.rentals);
  const isPaid = order.result === 'paid';
  const refunded = formatMoney(order.refundedCents, useLocale());
  return (
    <Stack>
      <PageTitle lead={isPaid ? t('confirmation.thanks_what', { email: order.email }) : undefined}>
        {isPaid ? t('confirmation.thanks') : t('confirmation.title', { number: order.number })}
      </PageTitle>
      <Beside aside={<Ordered order={order} />}>
        {isPaid ? (
          <>
            <Notice kind="ok" title={t('result.paid')}>
              {order.refundedCents > 0 && <p>{t('confirmation.refunded_part', { amount: refunded })}</p>}
            </Notice>
            {data.rentals.map((rental) => (
              <RentalKey key={rental.key} data={rental} />
            ))}
            <RentalLinks order={order} />
            <WhatNext order={order} />
            <p>
              <a href={`/bestellung/${order.orderHash}/rechnung`}>{t('confirmation.invoice')}</a>
            </p>
          </>
        ) : (
          <NotPaid order={order} />
        )}
      </Beside>
    </Stack>
  );
}

/** The box is ready a moment after the payment: then the page is drawn anew, with its key. */
function useKeysOnceReady(order: OrderState, rentals: readonly RentalData[]): void {
  const isMissing =
    order.kind === 'booking' &&
    isPrepared(order) &&
    order.rentals.some(({ key }) => key && !rentals.some((each) => each.key === key));
  useEffect(() => {
    if (isMissing) window.location.reload();
  }, [isMissing]);
}

function NotPaid({ order }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  if (order.refundedCents > 0) return <Refunded order={order} />;
  if (order.result === 'cancelled') return <Notice kind="info" title={t('result.cancelled')} />;
  return (
    <Notice kind="warn" title={t('confirmation.not_paid')}>
      <p>
        <a href={`/bestellung/${order.orderHash}/zahlung`}>{t('confirmation.to_payment')}</a>
      </p>
    </Notice>
  );
}

function RentalLinks({ order }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  if (!isPrepared(order)) {
    return (
      <p className={css.preparing} role="status">
        <noscript>
          <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
        </noscript>
        {t(order.kind === 'extension' ? 'confirmation.extension_soon' : 'confirmation.preparing')}
      </p>
    );
  }
  if (!order.hasKeys && order.rentals.some(({ state }) => state === 'booked' || state === 'active'))
    return <Notice kind="info" title={t('confirmation.keys_by_mail', { email: order.email })} />;
  const ready = order.rentals.filter(({ key }) => key !== null);
  return (
    <div className={css.links}>
      {ready.map(({ key, title }) => (
        <ButtonLink key={key} to={`/miete/${key}`} icon="key" kind={order.kind === 'booking' ? 'plain' : 'primary'}>
          {ready.length > 1 ? t('confirmation.to_rental_of', { title }) : t('confirmation.to_rental')}
        </ButtonLink>
      ))}
    </div>
  );
}

function Ordered({ order }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  return (
    <Card title={t('confirmation.title', { number: order.number })}>
      <LineList
        lines={order.lines.map(({ title, detail, totalCents }, at) => ({
          id: String(at),
          title,
          detail,
          cents: totalCents,
        }))}
      />
      <Totals amounts={order} />
      {order.otherParty ? (
        <ContractParty party={order.otherParty} />
      ) : (
        <p className={css.quiet}>{t('cart.provider', { name: order.contractParty })}</p>
      )}
    </Card>
  );
}
