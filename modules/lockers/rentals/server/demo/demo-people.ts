import type { Language } from '@fachwerk/base/language';
import { customerFor, noteDealing } from '@fachwerk/customers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';

export type DemoPerson = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
};

/** Customers with a language other than German. */
const LANGUAGES_OF: Readonly<Record<string, Language>> = {
  'Sofia Rossi': 'it',
  'Marco Conti': 'it',
  'Emily Clark': 'en',
  'David Cohen': 'en',
  'Claire Dubois': 'en',
  'Lena Vogt': 'deDu',
};

/** Creates the demo people as customers of the network, by name. */
export async function demoPeople(ctx: CompanyCtx, names: Iterable<string>): Promise<ReadonlyMap<string, DemoPerson>> {
  const people = new Map<string, DemoPerson>();
  for (const name of new Set(names)) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = `${name.toLowerCase().replace(' ', '.')}@example.org`;
    const language = LANGUAGES_OF[name] ?? 'de';
    const { id } = await customerFor(ctx, { email, firstName, lastName, phone: '', language });
    await noteDealing(ctx, id);
    people.set(name, { id, firstName, lastName, email, language });
  }
  return people;
}
