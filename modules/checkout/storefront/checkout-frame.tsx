import { Card } from '@fachwerk/site/card';
import { Beside, Stack } from '@fachwerk/site/layout';
import { Money } from '@fachwerk/site/money';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import type { ReactNode } from 'react';
import type { Cart } from '../contract.ts';
import { siteDe } from '../texts/site-de.ts';
import css from './cart.module.css';
import { Totals } from './cart-totals.tsx';
import type { CheckoutStep } from './checkout-cart.ts';
import { HoldTimer } from './hold-timer.tsx';
import { useSpanWords } from './words.ts';

type Props = {
  readonly cart: Cart;
  readonly step: CheckoutStep;
  readonly question: string;
  /** What stands beside it; otherwise what is to be paid. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

const STEPS = ['contact', 'payment', 'pay'] as const satisfies readonly CheckoutStep[];

/** One question, the way so far above it, and what is to be paid beside it. */
export function CheckoutFrame({ cart, step, question, aside, children }: Props) {
  const t = useText(siteDe);
  return (
    <Stack>
      <Steps
        current={STEPS.indexOf(step)}
        steps={[
          { title: t('checkout.step_contact'), to: '/kasse' },
          { title: t('checkout.step_payment'), to: '/kasse/zahlung' },
          { title: t('checkout.step_pay') },
        ]}
      />
      <PageTitle back={{ to: '/warenkorb', label: t('cart.title') }}>{question}</PageTitle>
      {cart.holdExpiresAt && <HoldTimer until={cart.holdExpiresAt} timeZone={cart.lines[0]?.timeZone ?? 'UTC'} />}
      <Beside aside={aside ?? <CartSummary cart={cart} />}>{children}</Beside>
    </Stack>
  );
}

export function CartSummary({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  const spanWords = useSpanWords();
  return (
    <Card title={t('checkout.your_order')}>
      <ul className={css.lines}>
        {cart.lines.map((line) => (
          <li key={line.id} className={css.words}>
            <span>{line.title}</span>
            <span className={css.quiet}>{spanWords(line)}</span>
            <span className={css.price}>
              <Money cents={line.priceCents} />
            </span>
          </li>
        ))}
      </ul>
      <Totals amounts={cart} />
      <p className={css.quiet}>{t('cart.provider', { name: cart.contractParty })}</p>
    </Card>
  );
}
