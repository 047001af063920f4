import { type Address, COUNTRIES } from '@fachwerk/customers/contract';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Row } from '@fachwerk/site/layout';
import { Select } from '@fachwerk/site/select';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import { useCountryName } from './country-name.ts';

/** A new address, or the one that is being changed. */
export function AddressForm({ edited }: { readonly edited: Address | null }) {
  const t = useText(siteDe);
  const countryName = useCountryName();
  const countries = COUNTRIES.map((value) => ({ value, label: countryName(value) }));
  return (
    <Card title={edited ? t('customer_address.edit') : t('customer_address.add')}>
      <Form hidden={edited ? { id: edited.id } : {}}>
        <Field
          name="label"
          label={t('customer_address.label')}
          help={t('customer_address.label.help')}
          value={edited?.label ?? ''}
          maxLength={60}
          isOptional
        />
        <Field
          name="street"
          label={t('customer_address.street')}
          value={edited?.street ?? ''}
          autoComplete="street-address"
          maxLength={120}
        />
        <Field
          name="postcode"
          label={t('customer_address.postcode')}
          value={edited?.postcode ?? ''}
          autoComplete="postal-code"
          maxLength={12}
        />
        <Field
          name="city"
          label={t('customer_address.city')}
          value={edited?.city ?? ''}
          autoComplete="address-level2"
          maxLength={80}
        />
        <Select
          name="country"
          label={t('customer_address.country')}
          options={countries}
          value={edited?.country ?? COUNTRIES[0]}
        />
        <Field
          name="note"
          label={t('customer_address.note')}
          help={t('customer_address.note.help')}
          value={edited?.note ?? ''}
          maxLength={300}
          isOptional
        />
        <Row>
          <Button act={edited ? 'save' : 'add'}>{t('customer_address.save')}</Button>
          {edited && (
            <ButtonLink to="/konto/adressen" kind="plain">
              {t('page.back')}
            </ButtonLink>
          )}
        </Row>
      </Form>
    </Card>
  );
}
