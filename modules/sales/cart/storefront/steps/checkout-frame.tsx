import { Card } from '@fachwerk/site/card';
import { Stack } from '@fachwerk/site/layout';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { ContractParty } from '@fachwerk/sites/site-parts';
import type { ReactNode } from 'react';
import type { Cart } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/cart.module.css';
import { HoldTimer, Owed, useKeptForms } from '../cart/cart-notices.tsx';
import { LineList, Terms, Totals } from '../cart/cart-totals.tsx';
import { useLineLabels } from '../words.ts';
import { TestMoney } from './payment-choice.tsx';

type Props = { readonly cart: Cart; readonly children: ReactNode };

/** The head of the till: the way back, how long it is held, with whom the contract is made. */
export function CheckoutFrame({ cart, children }: Props) {
  const t = useText(siteDe);
  useKeptForms();
  return (
    <Stack>
      <PageTitle back={{ to: '/warenkorb', label: t('cart.title') }} />
      {cart.holdExpiresAt && (
        <HoldTimer until={cart.holdExpiresAt} timeZone={cart.lines[0]?.period?.timeZone ?? 'UTC'} isAboveForm />
      )}
      <ContractParty party={cart.otherParty} />
      <Owed cart={cart} />
      <TestMoney options={cart.paymentOptions} chosen={cart.paymentOption} />
      {children}
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
