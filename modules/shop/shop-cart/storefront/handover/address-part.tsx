import { countryName } from '@fachwerk/base/format-number';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { HOME_COUNTRY } from '@fachwerk/shop/rules/zones';
import { Choice } from '@fachwerk/site/choice';
import { Field } from '@fachwerk/site/field';
import { Select } from '@fachwerk/site/select';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { Shipping } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from '../cart/goods.module.css';
import { PostcodeField } from '../cart/postcode-field.tsx';
import type { HandoverData } from './handover-data.ts';
import { OTHER_ADDRESS } from './handover-form.ts';

type Props = { readonly data: HandoverData; readonly type: DeliveryType };

/** One of the account, or typed: the fields are in sight where none of them is meant. */
export function AddressPart({ data, type }: Props) {
  return (
    <div className={css.address}>
      <KnownAddresses data={data} />
      <div className={css.typed}>
        <AddressFields data={data} type={type} />
      </div>
    </div>
  );
}

function KnownAddresses({ data: { addresses, addressId } }: Pick<Props, 'data'>) {
  const t = useText(siteDe);
  if (addresses.length === 0) return null;
  return (
    <Choice
      name="adresse"
      label={t('goods.known_address')}
      value={addressId ?? OTHER_ADDRESS}
      options={[
        ...addresses.map(({ id, label, street, postcode, city }) => ({
          value: id,
          label: label || street,
          detail: [label && street, `${postcode} ${city}`].filter(Boolean).join(', '),
        })),
        { value: OTHER_ADDRESS, label: t('goods.other_address') },
      ]}
    />
  );
}

/** Asked where there is something to choose; what is shipped to first, then by name. */
function CountryField({ shipping: { countries, country } }: { readonly shipping: Shipping }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const [home, ...others] = countries.map((code) => ({ value: code, label: countryName(code, locale) }));
  return (
    <Select
      name="land"
      path="handover.country"
      label={t('goods.country')}
      value={country}
      options={[home!, ...others.toSorted((one, other) => one.label.localeCompare(other.label, locale))]}
    />
  );
}

function AddressFields({ data: { goods, addressId }, type }: Props) {
  const t = useText(siteDe);
  const { handover } = goods;
  // One of the account stands above.
  const address = addressId ? { ...handover, street: '', addition: '', city: '' } : handover;
  const shipping = type === 'shipment' ? goods.shipping : null;
  const isHome = !shipping || shipping.country === HOME_COUNTRY;
  return (
    <>
      {shipping && shipping.countries.length > 1 && <CountryField shipping={shipping} />}
      <Field
        name="strasse"
        path="handover.street"
        label={t('goods.street')}
        value={address.street}
        autoComplete="street-address"
        maxLength={120}
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
            {...(isHome && { inputMode: 'numeric' as const })}
            autoComplete="postal-code"
            maxLength={isHome ? 5 : 12}
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
    </>
  );
}
