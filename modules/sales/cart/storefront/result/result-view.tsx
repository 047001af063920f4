import { formatMoney } from '@fachwerk/base/format-number';
import { isPaidOnline } from '@fachwerk/payments/rules/later-options';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Stack } from '@fachwerk/site/layout';
import { useLive } from '@fachwerk/site/live';
import { Notice, type NoticeKind } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useLocale, useText } from '@fachwerk/site/texts';
import { checkoutApi, type OrderState, type PaymentResult } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { Total } from '../cart/cart-totals.tsx';
import { PaymentChoice, TestMoney } from '../steps/payment-choice.tsx';

export type ResultData = { readonly order: OrderState; readonly isReturning: boolean };

const LOOK_AGAIN_MS = 4000;

/** Without a script the browser asks for the page again. */
const REFRESH_SECONDS = 5;

const LOOK: Readonly<Record<PaymentResult, NoticeKind>> = {
  paid: 'ok',
  pending: 'info',
  open: 'info',
  elsewhere: 'warn',
  later: 'info',
  failed: 'danger',
  cancelled: 'info',
  refunded: 'warn',
};

export function View({ data }: ViewProps<ResultData>) {
  const t = useText(siteDe);
  const { orderHash } = data.order;
  const order = useLive(
    checkoutApi.orderState,
    { orderHash, isReturning: data.isReturning },
    {
      everyMs: LOOK_AGAIN_MS,
      initial: data.order,
      isOver: ({ result }) => result !== 'pending' && result !== 'elsewhere',
    },
  );
  const { result } = order;
  return (
    <Stack>
      <PageTitle>{t(`result.${result}`)}</PageTitle>
      <div aria-live="polite">
        <Notice kind={LOOK[result]}>
          <p>{useResultLabels(order)}</p>
        </Notice>
      </div>
      <TestMoney options={order.paymentOptions} chosen={order.paymentOption} />
      {result === 'pending' && (
        <>
          <noscript>
            <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
          </noscript>
          <div>
            <ButtonLink to={`/bestellung/${orderHash}/zahlung?zurueck=1`} kind="plain">
              {t('result.check_again')}
            </ButtonLink>
          </div>
        </>
      )}
      {result === 'paid' && (
        <div>
          <ButtonLink to={`/bestellung/${orderHash}`}>{t('result.to_order')}</ButtonLink>
        </div>
      )}
      {(result === 'failed' || result === 'open' || result === 'elsewhere') && <Retry order={order} />}
    </Stack>
  );
}

function useResultLabels({ result, paymentOption, number, email, refundedCents }: OrderState): string {
  const t = useText(siteDe);
  const amount = formatMoney(refundedCents, useLocale());
  if (refundedCents > 0) return t('result.refunded_what', { amount, email });
  if (result === 'failed')
    return t(`result.failed_${paymentOption && isPaidOnline(paymentOption) ? paymentOption : 'card'}`);
  return t(`result.${result}_what`, { number, email });
}

function Retry({ order }: { readonly order: OrderState }) {
  const t = useText(siteDe);
  const isFirst = order.result === 'open';
  return (
    <Form>
      <PaymentChoice options={order.paymentOptions} chosen={order.paymentOption} label={t('result.choose_option')} />
      <SummaryBar action={<Button act="retry">{t(isFirst ? 'result.pay_now' : 'result.try_again')}</Button>}>
        <Total amounts={order} />
      </SummaryBar>
    </Form>
  );
}
