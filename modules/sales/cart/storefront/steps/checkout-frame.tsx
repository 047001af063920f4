import { Card } from '@fachwerk/site/card';
import { Beside, Stack } from '@fachwerk/site/layout';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import { ContractParty } from '@fachwerk/sites/site-parts';
import type { ReactNode } from 'react';
import type { Cart } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/cart.module.css';
import { HoldTimer, Owed, useKeptForms } from '../cart/cart-notices.tsx';
import { LineList, Terms, Totals } from '../cart/cart-totals.tsx';
import { useLineLabels } from '../words.ts';
import { type CheckoutStep, stepsOf } from './checkout-cart.ts';
import { TestMoney } from './payment-choice.tsx';

type Props = {
  readonly cart: Cart;
  /** Null: all of it is on this page. */
  readonly step: CheckoutStep | null;
  readonly question: string;
  /** What stands beside it; otherwise what is to be paid. Null: nothing. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

const TITLES = {
  contact: 'checkout.step_contact',
  payment: 'checkout.step_payment',
  pay: 'checkout.step_pay',
} as const satisfies Record<CheckoutStep, string>;

/** One question, the way so far above it, and what is to be paid beside it. */
export function CheckoutFrame({ cart, step, question, aside, children }: Props) {
  const t = useText(siteDe);
  useKeptForms();
  const steps = stepsOf(cart);
  return (
    <Stack>
      {step && (
        <Steps
          current={steps.findIndex((each) => each.step === step)}
          steps={steps.map((each) => ({ title: t(TITLES[each.step]), to: each.to }))}
        />
      )}
      <PageTitle back={{ to: '/warenkorb', label: t('cart.title') }}>{question}</PageTitle>
      {cart.holdExpiresAt && (
        <HoldTimer until={cart.holdExpiresAt} timeZone={cart.lines[0]?.period?.timeZone ?? 'UTC'} isAboveForm />
      )}
      <ContractParty party={cart.otherParty} />
      <Owed cart={cart} />
      <TestMoney options={cart.paymentOptions} chosen={cart.paymentOption} />
      {step && aside !== null ? (
        <Beside aside={aside ?? <CartSummary cart={cart} />}>{children}</Beside>
      ) : (
        <Stack>{children}</Stack>
      )}
    </Stack>
  );
}

export function CartSummary({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const lineWords = useLineLabels();
  return (
    <Card title={t('checkout.your_order')}>
      <LineList
        lines={[
          ...cart.lines.map((line) => ({
            id: line.id,
            title: line.title,
            detail: lineWords(line),
            cents: line.priceCents,
          })),
          ...cart.discounts.map(({ id, title, detail, priceCents: cents }) => ({ id, title, detail, cents })),
          ...goodsLines(cart),
        ]}
      />
      <Terms lines={cart.lines} />
      <Totals amounts={cart} />
      <p className={css.quiet}>{t('cart.provider', { name: cart.contractParty })}</p>
    </Card>
  );
}

/** `2 × Margherita`, and what it is made of. */
function goodsLines({ goods }: Cart) {
  const lines = goods?.lines ?? [];
  return lines.map(({ id, kind, title, detail, quantity, priceCents }) => ({
    id,
    title: kind === 'item' ? `${quantity} × ${title}` : title,
    detail,
    cents: priceCents,
  }));
}
