import { Button } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import type { ViewProps } from '@fachwerk/site/page';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useText } from '@fachwerk/site/texts';
import type { Cart } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import { Total } from '../cart/cart-totals.tsx';
import { isOnePage } from './checkout-cart.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { ContactPart } from './contact-part.tsx';
import { View as PayView } from './pay-view.tsx';

/** The first step, or all of it on one page. */
export function View(props: ViewProps<Cart>) {
  return isOnePage(props.data) ? <PayView {...props} /> : <ContactStep cart={props.data} />;
}

function ContactStep({ cart }: { readonly cart: Cart }) {
  const t = useText(siteDe);
  return (
    <CheckoutFrame cart={cart} step="contact" question={t('checkout.contact_question')}>
      <Form isKept>
        <ContactPart contact={cart.contact} />
        <SummaryBar
          action={
            <Button act="save" icon="arrow">
              {t('checkout.to_payment')}
            </Button>
          }
        >
          <Total amounts={cart} />
        </SummaryBar>
      </Form>
    </CheckoutFrame>
  );
}
