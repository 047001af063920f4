import type { ImportRecord } from '@fachwerk/base/import-field';
import { problemsOf } from '@fachwerk/base/problem';
import { checkedBy } from '@fachwerk/imports/facade';
import { AddressData, customerProblems } from '../../contract.ts';
import { MOST_ADDRESSES } from '../../rules/customer.ts';

const problem = problemsOf(customerProblems);

/** The address of a row that its customer does not have; null where the row has none, or one that is known. */
export function missingAddress(
  record: ImportRecord,
  known: readonly AddressData[],
): (AddressData & { readonly isDefault: boolean }) | null {
  const { street, postcode, city, country = 'DE' } = record;
  // A town alone is no address anything could be sent to; the customer is taken without it.
  if (street === undefined && postcode === undefined) return null;
  const address = checkedBy(AddressData, {
    label: '',
    street: street ?? '',
    postcode: postcode ?? '',
    city: city ?? '',
    country,
    email: '',
    mobilePhone: '',
    note: '',
  });
  const isKnown = known.some((each) =>
    (['street', 'postcode', 'city', 'country'] as const).every((part) => each[part] === address[part]),
  );
  if (isKnown) return null;
  if (known.length >= MOST_ADDRESSES) throw problem('customer_address.limit_reached');
  return { ...address, isDefault: known.length === 0 };
}
