import type { Address } from '@fachwerk/customers/contract';
import { type FormFields, fieldOf } from '@fachwerk/site/page';
import type { Handover } from '../../contract.ts';

/** Chosen where none of the known addresses is meant. */
export const OTHER_ADDRESS = 'neu';

/** The day is chosen first, its times stand in a field of their own. */
export const timeField = (day: string) => `zeit-${day}`;

type Given = {
  /** A time of one type says nothing about another. */
  readonly isOtherType: boolean;
  /** What the form does not ask for is as it was before. */
  readonly before?: Handover | undefined;
  /** Of the account: it goes before what stands in the fields. */
  readonly address: Address | undefined;
};

/** What the form of the till says about the handover. */
export function handoverFrom(form: FormFields, { isOtherType, before, address }: Given): Handover {
  const at = (name: string, otherwise = '') => (form[name] ? fieldOf(form, name).trim() : otherwise);
  return {
    type: (at('art') || before?.type) ?? null,
    ...(address
      ? placeOf(address)
      : {
          postcode: at('plz', before?.postcode),
          street: at('strasse', before?.street),
          addition: at('zusatz', before?.addition),
          city: at('ort', before?.city),
          country: at('land', before?.country),
        }),
    wishedAt: isOtherType ? null : wishedAt(form),
    note: at('anmerkung'),
    invoiceTo:
      at('firma') === ''
        ? null
        : {
            company: at('firma'),
            vatId: at('ustid'),
            street: at('rstrasse'),
            postcode: at('rplz'),
            city: at('rort'),
          },
  } as Handover;
}

/** As a handover has it. */
export const placeOf = ({ street, postcode, city, country, note }: Address) => ({
  street,
  postcode,
  city,
  country,
  addition: note.slice(0, 120),
});

function wishedAt(form: FormFields): Date | null {
  const day = fieldOf(form, 'tag');
  const time = day === '' ? '' : fieldOf(form, timeField(day));
  return time === '' ? null : new Date(time);
}
