import { Field } from '@fachwerk/site/field';
import { useText } from '@fachwerk/site/texts';
import type { Visitor } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';

/** No more than is needed to find each other. */
export function ContactFields({ guest }: { readonly guest: Visitor | null }) {
  const t = useText(siteDe);
  return (
    <>
      <Field name="name" label={t('book.name')} autoComplete="name" value={guest?.name ?? ''} />
      <Field
        name="email"
        type="email"
        label={t('book.email')}
        help={t('book.email.help')}
        autoComplete="email"
        inputMode="email"
        value={guest?.email ?? ''}
      />
      <Field name="phone" type="tel" label={t('book.phone')} autoComplete="tel" inputMode="tel" isOptional />
    </>
  );
}
