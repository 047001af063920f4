import { COUNTRIES } from '@fachwerk/customers/contract';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Row } from '@fachwerk/site/layout';
import { Select } from '@fachwerk/site/select';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import type { AddressesData } from './addresses-data.ts';
import { useCountryName } from './country-name.ts';

/** A new address, or the one that is being changed. */
export function AddressForm({ edited, own }: Pick<AddressesData, 'edited' | 'own'>) {
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
          isOptional
        />
        <Field
          name="street"
          label={t('customer_address.street')}
          value={edited?.street ?? ''}
          autoComplete="street-address"
        />
        <Field
          name="postcode"
          label={t('customer_address.postcode')}
          value={edited?.postcode ?? ''}
          autoComplete="postal-code"
        />
        <Field
          name="city"
          label={t('customer_address.city')}
          value={edited?.city ?? ''}
          autoComplete="address-level2"
        />
        <Select
          name="country"
          label={t('customer_address.country')}
          options={countries}
          value={edited?.country ?? COUNTRIES[0]}
        />
        <Field
          name="email"
          type="email"
          label={t('customer_address.email')}
          value={edited ? edited.email : own.email}
          autoComplete="email"
          isOptional
        />
        <Field
          name="mobilePhone"
          type="tel"
          label={t('customer_address.mobile_phone')}
          help={t('customer_address.mobile_phone.help')}
          value={edited ? edited.mobilePhone : own.phone}
          autoComplete="tel"
          isOptional
        />
        <Field
          name="note"
          label={t('customer_address.note')}
          help={t('customer_address.note.help')}
          value={edited?.note ?? ''}
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
