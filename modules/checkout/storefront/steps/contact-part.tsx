import { Field } from '@fachwerk/site/field';
import { useText } from '@fachwerk/site/texts';
import type { Contact } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';

/** Who is ordering; errors of the contract appear at the fields. `at` is where the contract has them. */
export function ContactPart({ contact, at = 'contact' }: { readonly contact?: Contact; readonly at?: string }) {
  const t = useText(siteDe);
  return (
    <>
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
      <Field
        name="email"
        path={`${at}.email`}
        type="email"
        label={t('checkout.email')}
        value={contact?.email ?? ''}
        autoComplete="email"
        maxLength={254}
        help={t('checkout.contact_help')}
      />
      <Field
        name="telefon"
        path={`${at}.phone`}
        type="tel"
        label={t('checkout.phone')}
        value={contact?.phone ?? ''}
        autoComplete="tel"
        maxLength={40}
        help={t('checkout.phone_help')}
        isOptional
      />
    </>
  );
}
