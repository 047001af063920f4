import { type RentalData, RentalKey } from '@fachwerk/active-rentals/site-parts';
import type { OrderState } from '@fachwerk/cart/contract';
import { isPrepared } from '@fachwerk/cart/rules/prepared';
import { ButtonLink } from '@fachwerk/site/button';
import { Notice } from '@fachwerk/site/notice';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './paid.module.css';
import { WhatNext } from './what-next.tsx';

const REFRESH_SECONDS = 6;

/** The keys of what was rented, the way to its pages, and what to do next. */
export function Part({ given: order, data }: PartProps<OrderState, { readonly rentals: readonly RentalData[] }>) {
  return (
    <>
      {data.rentals.map((rental) => (
        <RentalKey key={rental.key} data={rental} />
      ))}
      <RentalLinks order={order} />
      <WhatNext order={order} />
    </>
  );
}

const SOON = {
  purchase: 'confirmation.preparing',
  extension: 'confirmation.extension_soon',
  surcharge: 'confirmation.surcharge_soon',
} as const;

function RentalLinks({ order }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  if (!isPrepared(order)) {
    return (
      <p className={css.preparing} role="status">
        <noscript>
          <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
        </noscript>
        {t(SOON[order.kind])}
      </p>
    );
  }
  if (!order.hasKeys && order.rentals.some(({ state }) => state === 'booked' || state === 'active'))
    return <Notice kind="info" title={t('confirmation.keys_by_mail', { email: order.email })} />;
  const ready = order.rentals.filter(({ key }) => key !== null);
  return (
    <div className={css.links}>
      {ready.map(({ key, title }) => (
        <ButtonLink key={key} to={`/miete/${key}`} icon="key" kind={order.kind === 'purchase' ? 'plain' : 'primary'}>
          {ready.length > 1 ? t('confirmation.to_rental_of', { title }) : t('confirmation.to_rental')}
        </ButtonLink>
      ))}
    </div>
  );
}
