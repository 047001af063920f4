import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import { COUNTRIES, Contact, CustomerLanguage, customerProblems } from '@fachwerk/customers/contract';
import { customerApi } from '@fachwerk/customers/contract-staff';
import { customerFor } from '@fachwerk/customers/facade';
import {
  findByEmail,
  lockByNumber,
  lockStored,
  removeAddress,
  type StoredCustomer,
} from '@fachwerk/customers/facade-account';
import { editCustomer, withdrawCustomer } from '@fachwerk/customers/facade-staff';
import { dialledNumber, whyNotEdit } from '@fachwerk/customers/rules/customer';
import type { Ctx, Importer, ImportUndo } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { checkedBy, eachUndone, eachWritten, inputOf, parsedUndo, textOf } from '../records.ts';
import { addMissingAddress } from './import-address.ts';

const problem = problemsOf(customerProblems);

const LANGUAGE_WORDS = {
  de: ['deutsch', 'german', 'ger'],
  deDu: ['du'],
  en: ['englisch', 'english'],
  it: ['italienisch'],
  ru: ['russisch'],
};
const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...{ DE: ['deutschland', 'germany', 'd'], AT: ['oesterreich', 'austria', 'a'], CH: ['schweiz', 'switzerland'] },
  ...{
    FR: ['frankreich', 'france'],
    IT: ['italien', 'italy'],
    NL: ['niederlande', 'netherlands'],
    PL: ['polen', 'poland'],
  },
};

const fields: readonly ImportField[] = [
  {
    ...{ name: 'email', kind: 'email' },
    headings: ['email', 'emailadresse', 'mail', 'mailadresse', 'useremail', 'billingemail'],
  },
  {
    ...{ name: 'firstName', kind: 'line', most: 80 },
    headings: ['vorname', 'firstname', 'givenname', 'billingfirstname'],
  },
  {
    ...{ name: 'lastName', kind: 'line', most: 80 },
    headings: ['nachname', 'name', 'familienname', 'lastname', 'surname', 'billinglastname'],
  },
  {
    ...{ name: 'phone', kind: 'line', most: 40 },
    headings: ['telefon', 'telefonnummer', 'tel', 'mobil', 'handy', 'phone', 'mobile', 'billingphone', 'rufnummer'],
  },
  {
    ...{ name: 'language', kind: 'choice', options: LANGUAGE_WORDS },
    headings: ['sprache', 'language', 'locale'],
  },
  {
    ...{ name: 'street', kind: 'line', most: 120 },
    headings: [
      'strasse',
      'strassehausnummer',
      'strasseundhausnummer',
      'adresse',
      'anschrift',
      'street',
      'address',
      'billingaddress1',
      'strassenr',
    ],
  },
  {
    ...{ name: 'postcode', kind: 'line', most: 12 },
    headings: ['plz', 'postleitzahl', 'postcode', 'zip', 'zipcode', 'billingpostcode'],
  },
  { ...{ name: 'city', kind: 'line', most: 80 }, headings: ['ort', 'stadt', 'wohnort', 'city', 'town', 'billingcity'] },
  {
    ...{
      name: 'country',
      kind: 'choice',
      options: Object.fromEntries(COUNTRIES.map((code) => [code, COUNTRY_WORDS[code] ?? []])),
    },
    headings: ['land', 'country', 'countrycode', 'laendercode', 'billingcountry'],
  },
];

const Details = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  language: CustomerLanguage,
});
const Undo = z.object({
  customerId: z.uuid(),
  version: z.int(),
  /** What was known before; null: they are new. */
  before: z.nullable(Details),
  addressId: z.nullable(z.uuid()),
});

/** Consent to the newsletter is never imported: it is given by the customer alone, and confirmed. */
async function write(ctx: Ctx, record: ImportRecord) {
  const network = await inNetwork(ctx);
  const refusal = whyNotEdit(network.companyId === ctx.companyId);
  if (refusal) throw problem(refusal);
  const email = textOf(record.email);
  const phone = textOf(record.phone);
  if (!email && !phone)
    throw problem('customer.email_missing', {}, { fields: [{ path: 'email', code: 'customer.email_missing' }] });
  const known = email ? await findByEmail(ctx, email) : await lockByNumber(ctx, dialledNumber(phone));
  return known ? change(ctx, known, record) : add(ctx, record);
}

async function add(ctx: Ctx, record: ImportRecord) {
  const contact = {
    ...{ email: textOf(record.email), firstName: textOf(record.firstName), lastName: textOf(record.lastName) },
    ...{ phone: textOf(record.phone), language: (record.language ?? 'de') as Contact['language'] },
  };
  // Who has no address is entered by staff alone, who may leave it out.
  const { id } = await customerFor(ctx, checkedBy(z.extend(Contact, { email: z.string() }), contact));
  const addressId = await addMissingAddress(ctx, id, record);
  const { version } = (await lockStored(ctx, id))!;
  return { did: 'new' as const, undo: { customerId: id, version, before: null, addressId } };
}

async function change(ctx: Ctx, known: StoredCustomer, record: ImportRecord) {
  const before = detailsOf(known);
  const said = Object.fromEntries(
    Object.keys(before).flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  );
  const input = inputOf(customerApi.edit, { id: known.id, version: known.version, ...before, ...said });
  const saved = await editCustomer(ctx, input);
  const addressId = await addMissingAddress(ctx, known.id, record);
  if (saved.version === known.version && !addressId) return { did: 'unchanged' as const };
  return { did: 'changed' as const, undo: { customerId: known.id, version: saved.version, before, addressId } };
}

function detailsOf({ email, firstName, lastName, phone, language }: StoredCustomer) {
  return { email, firstName, lastName, phone, language };
}

async function undo(ctx: Ctx, given: ImportUndo): Promise<void> {
  const { customerId, version, before, addressId } = parsedUndo(Undo, given);
  if (!before) return withdrawCustomer(ctx, customerId, version);
  if (addressId) await removeAddress(ctx, customerId, addressId);
  await editCustomer(ctx, { id: customerId, version, ...before });
}

export const customerImporter: Importer = {
  kind: 'customers',
  capability: 'customers.edit',
  fields,
  keyOf: ({ email, phone }) => textOf(email) || dialledNumber(textOf(phone)) || null,
  write: eachWritten(write),
  undo: eachUndone(undo),
};
