import { formatMoney } from '@fachwerk/base/format-number';
import type { HowToPay } from '@fachwerk/pay-later/contract';
import { HowToPayCard } from '@fachwerk/pay-later/site-parts';
import { Card } from '@fachwerk/site/card';
import { Beside, Stack } from '@fachwerk/site/layout';
import { useLive } from '@fachwerk/site/live';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { InSlot } from '@fachwerk/site/slot';
import { useLocale, useText } from '@fachwerk/site/texts';
import { ContractParty } from '@fachwerk/sites/site-parts';
import { useEffect } from 'react';
import { checkoutApi, type OrderState } from '../../contract.ts';
import { isPrepared } from '../../rules/prepared.ts';
import { siteDe } from '../../texts/site.de.ts';
import { LineList, Totals } from '../cart/cart-totals.tsx';
import { orderEndSlot, orderSlot, paidOrderSlot, refundedOrderSlot } from '../slots.ts';
import { TestMoney } from '../steps/payment-choice.tsx';
import css from './confirmation.module.css';

const LOOK_AGAIN_MS = 3000;

export type ConfirmationData = {
  readonly order: OrderState;
  /** Where it is paid to people. */
  readonly howToPay: HowToPay | null;
};

export function View({ data }: ViewProps<ConfirmationData>) {
  const t = useText(siteDe);
  const order = useLive(
    checkoutApi.orderState,
    { orderHash: data.order.orderHash, isReturning: false },
    { everyMs: LOOK_AGAIN_MS, initial: data.order, isOver: isPrepared },
  );
  useDrawnOnceReady(data.order, order);
  const isPaid = order.result === 'paid';
  const isFine = isPaid || order.result === 'later';
  const refunded = formatMoney(order.refundedCents, useLocale());
  return (
    <Stack>
      <PageTitle lead={isFine ? t('confirmation.thanks_what', { email: order.email }) : undefined}>
        {isFine ? t('confirmation.thanks') : t('confirmation.title', { number: order.number })}
      </PageTitle>
      <TestMoney options={order.paymentOptions} chosen={order.paymentOption} />
      <Beside aside={<Ordered order={order} />}>
        <InSlot slot={orderSlot} given={order} />
        {isPaid ? (
          <>
            <Notice kind="ok" title={t(order.totalCents > 0 ? 'result.paid' : 'result.free')}>
              {order.refundedCents > 0 && <p>{t('confirmation.refunded_part', { amount: refunded })}</p>}
            </Notice>
            <InSlot slot={paidOrderSlot} given={order} />
            <p>
              <a href={`/bestellung/${order.orderHash}/rechnung`}>{t('confirmation.invoice')}</a>
            </p>
          </>
        ) : order.result === 'later' ? (
          data.howToPay && <HowToPayCard how={data.howToPay} />
        ) : (
          <NotPaid order={order} />
        )}
      </Beside>
      <InSlot slot={orderEndSlot} given={order} />
    </Stack>
  );
}

/** What was paid for is ready a moment later: then the page is drawn anew, with the key and with what every page says of the rental. */
function useDrawnOnceReady(drawn: OrderState, order: OrderState): void {
  const isNew = !isPrepared(drawn) && isPrepared(order);
  useEffect(() => {
    if (isNew) window.location.reload();
  }, [isNew]);
}

/** Everything that was paid goes back: why, how it stands now, and what one can do. */
function Refunded({ order }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  const { kind, isUnserved, refundedCents, email, result } = order;
  const amount = formatMoney(refundedCents, useLocale());
  const why = isUnserved && kind !== 'purchase' ? kind : result === 'cancelled' ? 'cancelled' : 'any';
  return (
    <Notice kind="warn" title={t(`refunded.${why}`)}>
      <p>{t('result.refunded_what', { amount, email })}</p>
      <InSlot slot={refundedOrderSlot} given={order} />
    </Notice>
  );
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

function Ordered({ order }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  return (
    <Card title={t('confirmation.title', { number: order.number })}>
      <LineList
        lines={order.lines.map(({ title, detail, quantity, totalCents }, at) => ({
          id: String(at),
          title: quantity > 1 ? `${quantity} × ${title}` : title,
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
