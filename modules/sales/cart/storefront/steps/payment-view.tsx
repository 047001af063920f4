import { Button } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useText } from '@fachwerk/site/texts';
import type { Cart } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import { Total } from '../cart/cart-totals.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { PaymentChoice } from './payment-choice.tsx';

export function View({ data: cart }: ViewProps<Cart>) {
  const t = useText(siteDe);
  const { paymentOptions, paymentOption } = cart;
  return (
    <CheckoutFrame cart={cart} step="payment" question={t('checkout.payment_question')}>
      {paymentOptions.length === 0 ? (
        <Notice kind="warn" title={t('checkout.no_options')}>
          <p>{t('checkout.no_options_what')}</p>
        </Notice>
      ) : (
        <Form>
          <PaymentChoice options={paymentOptions} chosen={paymentOption} label={t('checkout.payment_question')} />
          <SummaryBar
            action={
              <Button act="choose" icon="arrow">
                {t('checkout.to_pay')}
              </Button>
            }
          >
            <Total amounts={cart} />
          </SummaryBar>
        </Form>
      )}
    </CheckoutFrame>
  );
}
