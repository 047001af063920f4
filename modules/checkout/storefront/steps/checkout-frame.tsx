import { Card } from '@fachwerk/site/card';
import { Beside, Stack } from '@fachwerk/site/layout';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import { ContractParty } from '@fachwerk/sites/site-parts';
import type { ReactNode } from 'react';
import type { Cart } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/cart.module.css';
import { HoldTimer, Owed } from '../cart/cart-notices.tsx';
import { LineList, Totals } from '../cart/cart-totals.tsx';
import { useLineWords } from '../words.ts';
import type { CheckoutStep } from './checkout-cart.ts';

type Props = {
  readonly cart: Cart;
  /** Null: all of it is on this page. */
  readonly step: CheckoutStep | null;
  readonly question: string;
  /** What stands beside it; otherwise what is to be paid. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

const STEPS = [
  { step: 'contact', title: 'checkout.step_contact', to: '/kasse' },
  { step: 'payment', title: 'checkout.step_payment', to: '/kasse/zahlung' },
  { step: 'pay', title: 'checkout.step_pay', to: '/kasse/bezahlen' },
] as const satisfies readonly { step: CheckoutStep; title: string; to: string }[];

/** One question, the way so far above it, and what is to be paid beside it. */
export function CheckoutFrame({ cart, step, question, aside, children }: Props) {
  const t = useText(siteDe);
  const steps = STEPS.filter((each) => each.step !== 'contact' || !cart.isContactKnown);
  return (
    <Stack>
      {step && (
        <Steps
          current={steps.findIndex((each) => each.step === step)}
          steps={steps.map(({ title, to }) => ({ title: t(title), to }))}
        />
      )}
      <PageTitle back={{ to: '/warenkorb', label: t('cart.title') }}>{question}</PageTitle>
      {cart.holdExpiresAt && <HoldTimer until={cart.holdExpiresAt} timeZone={cart.lines[0]?.timeZone ?? 'UTC'} />}
      <ContractParty party={cart.otherParty} />
      <Owed cart={cart} />
      {step ? <Beside aside={aside ?? <CartSummary cart={cart} />}>{children}</Beside> : <Stack>{children}</Stack>}
    </Stack>
  );
}

export function CartSummary({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const lineWords = useLineWords(cart.kind);
  return (
    <Card title={t('checkout.your_order')}>
      <LineList lines={cart.lines.map((line) => ({ ...line, detail: lineWords(line), cents: line.priceCents }))} />
      <Totals amounts={cart} />
      <p className={css.quiet}>{t('cart.provider', { name: cart.contractParty })}</p>
    </Card>
  );
}
