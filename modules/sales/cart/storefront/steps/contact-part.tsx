import { Field } from '@fachwerk/site/field';
import { useText } from '@fachwerk/site/texts';
import type { Contact } from '../../contract-cart.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/cart.module.css';

type Props = {
  readonly contact?: Contact;
  readonly at?: string;
  /** No box, so no key is sent. */
  readonly isForGoods?: boolean;
};

/** Who is ordering; errors of the contract appear at the fields. `at` is where the contract has them. */
export function ContactPart({ contact, at = 'contact', isForGoods = false }: Props) {
  const t = useText(siteDe);
  const what = isForGoods ? 'goods_' : '';
  return (
    <>
      <div className={css.names}>
        <Field
          name="vorname"
          path={`${at}.firstName`}
          label={t('checkout.first_name')}
          value={contact?.firstName ?? ''}
          autoComplete="given-name"
          maxLength={80}
        />
        <Field
          name="nachname"
          path={`${at}.lastName`}
          label={t('checkout.last_name')}
          value={contact?.lastName ?? ''}
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <Field
        name="email"
        path={`${at}.email`}
        type="email"
        label={t('checkout.email')}
        value={contact?.email ?? ''}
        autoComplete="email"
        maxLength={254}
        help={t(`checkout.${what}contact_help`)}
      />
      <Field
        name="telefon"
        path={`${at}.phone`}
        type="tel"
        label={t('checkout.phone')}
        value={contact?.phone ?? ''}
        autoComplete="tel"
        maxLength={40}
        help={t(`checkout.${what}phone_help`)}
        isOptional
      />
    </>
  );
}
