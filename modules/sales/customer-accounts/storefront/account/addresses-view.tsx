import type { Address } from '@fachwerk/customers/contract';
import { Button, ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Empty } from '@fachwerk/site/empty';
import { Form } from '@fachwerk/site/form';
import { Columns, Row, Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import { AddressForm } from './address-form.tsx';
import type { AddressesData } from './addresses-data.ts';
import { useCountryName } from './country-name.ts';

export function View({ data }: ViewProps<AddressesData>) {
  const t = useText(siteDe);
  return (
    <Stack gap="large">
      <PageTitle back={{ to: '/konto', label: t('customer_account.title') }} />
      {data.addresses.length === 0 && <Empty icon="pin" title={t('customer_address.empty')} />}
      <Columns>
        {data.addresses
          .filter(({ id }) => id !== data.edited?.id)
          .map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
      </Columns>
      <AddressForm key={data.edited?.id ?? ''} edited={data.edited} own={data.own} />
    </Stack>
  );
}

function AddressCard({ address }: { readonly address: Address }) {
  const t = useText(siteDe);
  const countryName = useCountryName();
  const name = address.label || address.street;
  const named = (what: string) => <Named what={what} name={name} />;
  return (
    <Card title={name}>
      <p>
        {address.street}
        <br />
        {address.postcode} {address.city}
        <br />
        {countryName(address.country)}
      </p>
      {(address.email || address.mobilePhone) && (
        <p>{[address.email, address.mobilePhone].filter(Boolean).join(', ')}</p>
      )}
      {address.note && <p>{address.note}</p>}
      {address.isDefault && <p>{t('customer_address.default')}</p>}
      <Form hidden={{ id: address.id }} hasOwnNotice>
        <Row gap="small">
          <ButtonLink to={`/konto/adressen?aendern=${address.id}`} kind="plain">
            {named(t('customer_address.change'))}
          </ButtonLink>
          {!address.isDefault && (
            <Button act="choose" kind="quiet">
              {named(t('customer_address.make_default'))}
            </Button>
          )}
          <Button act="remove" kind="quiet" icon="trash">
            {named(t('customer_address.remove'))}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}

/** The same button stands at every address: who does not see the card hears which one it means. */
function Named({ what, name }: { readonly what: string; readonly name: string }) {
  return (
    <>
      {what}
      <span className="fw-hidden">: {name}</span>
    </>
  );
}
