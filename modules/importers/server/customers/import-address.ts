import type { ImportRecord } from '@fachwerk/base/import-field';
import { problemsOf } from '@fachwerk/base/problem';
import { AddressData, customerProblems } from '@fachwerk/customers/contract';
import { addAddress, listAddresses } from '@fachwerk/customers/facade-account';
import { MOST_ADDRESSES } from '@fachwerk/customers/rules/customer';
import type { Ctx } from '@fachwerk/server/ctx';
import { checkedBy } from '../records.ts';

const problem = problemsOf(customerProblems);

/** The id of an address the customer did not have; null where the row has none, or one that is known. */
export async function addMissingAddress(ctx: Ctx, customerId: string, record: ImportRecord): Promise<string | null> {
  const { street, postcode, city, country = 'DE' } = record;
  if (street === undefined && postcode === undefined && city === undefined) return null;
  const address = checkedBy(AddressData, {
    ...{ label: '', street: street ?? '', postcode: postcode ?? '', city: city ?? '', country },
    ...{ email: '', mobilePhone: '', note: '' },
  });
  const known = await listAddresses(ctx, customerId);
  const isKnown = known.some((each) =>
    (['street', 'postcode', 'city', 'country'] as const).every((part) => each[part] === address[part]),
  );
  if (isKnown) return null;
  if (known.length >= MOST_ADDRESSES) throw problem('customer_address.limit_reached');
  const id = ctx.newId();
  await addAddress(ctx, customerId, { ...address, id, isDefault: known.length === 0 });
  return id;
}
