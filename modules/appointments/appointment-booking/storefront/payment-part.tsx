import { Accepts, PaymentChoice } from '@fachwerk/cart/site-parts';
import type { OfferedOption } from '@fachwerk/payments/contract';
import { Card } from '@fachwerk/site/card';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../texts/site.de.ts';

/** What is agreed to is about a service of this company. */
const ONE_SERVICE = { otherParty: null, goods: null, lines: [] } as const;

/** What is agreed to with a booking that costs something, wherever it is paid. */
export function ServiceAccepts() {
  return <Accepts cart={ONE_SERVICE} hasNewsletter={false} isService at="accepted" />;
}

/** How it is paid, and what is agreed to; read by `paymentIn`. */
export function PaymentPart({ options }: { readonly options: readonly OfferedOption[] }) {
  const t = useText(siteDe);
  return (
    <>
      <Card title={t('book.payment')}>
        <PaymentChoice options={options} chosen={null} label={t('book.payment')} />
      </Card>
      <ServiceAccepts />
    </>
  );
}
