import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { Button } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Select } from '@fachwerk/site/select';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/goods.module.css';
import { PostcodeField } from '../cart/postcode-field.tsx';
import type { HandoverData } from './handover-data.ts';

/** Of whoever is signed in: one of them fills the fields. */
export function KnownAddresses({ data: { addresses } }: { readonly data: HandoverData }) {
  const t = useText(siteDe);
  if (addresses.length < 2) return null;
  return (
    <Form method="get">
      <Select
        name="adresse"
        label={t('goods.known_address')}
        options={addresses.map(({ id, label, street, postcode, city }) => ({
          value: id,
          label: [label, street, `${postcode} ${city}`].filter(Boolean).join(', '),
        }))}
      />
      <div>
        <Button kind="plain">{t('goods.use_address')}</Button>
      </div>
    </Form>
  );
}

export function AddressPart({ data: { address }, type }: { readonly data: HandoverData; readonly type: DeliveryType }) {
  const t = useText(siteDe);
  return (
    <section className={css.part}>
      <h2>{t('goods.part_address')}</h2>
      <Field
        name="strasse"
        path="handover.street"
        label={t('goods.street')}
        value={address.street}
        autoComplete="street-address"
        maxLength={120}
      />
      <Field
        name="zusatz"
        path="handover.addition"
        label={t('goods.addition')}
        help={t('goods.addition_help')}
        value={address.addition}
        autoComplete="address-line2"
        maxLength={120}
        isOptional
      />
      <div className={css.two}>
        {type === 'delivery' ? (
          <PostcodeField path="handover.postcode" value={address.postcode} />
        ) : (
          <Field
            name="plz"
            path="handover.postcode"
            label={t('goods.postcode')}
            value={address.postcode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
        )}
        <Field
          name="ort"
          path="handover.city"
          label={t('goods.city')}
          value={address.city}
          autoComplete="address-level2"
          maxLength={80}
        />
      </div>
    </section>
  );
}
