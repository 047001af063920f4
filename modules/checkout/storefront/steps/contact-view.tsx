import { Button } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import type { ViewProps } from '@fachwerk/site/page';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useText } from '@fachwerk/site/texts';
import type { Cart } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import { Total } from '../cart/cart-totals.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';

export function View({ data: cart }: ViewProps<Cart>) {
  const t = useText(siteDe);
  const { contact } = cart;
  return (
    <CheckoutFrame cart={cart} step="contact" question={t('checkout.contact_question')}>
      <Form>
        <Field
          name="vorname"
          path="contact.firstName"
          label={t('checkout.first_name')}
          value={contact.firstName}
          autoComplete="given-name"
          maxLength={80}
        />
        <Field
          name="nachname"
          path="contact.lastName"
          label={t('checkout.last_name')}
          value={contact.lastName}
          autoComplete="family-name"
          maxLength={80}
        />
        <Field
          name="email"
          path="contact.email"
          type="email"
          label={t('checkout.email')}
          value={contact.email}
          autoComplete="email"
          maxLength={254}
          help={t('checkout.contact_help')}
        />
        <Field
          name="telefon"
          path="contact.phone"
          type="tel"
          label={t('checkout.phone')}
          value={contact.phone}
          autoComplete="tel"
          maxLength={40}
          help={t('checkout.phone_help')}
          isOptional
        />
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
