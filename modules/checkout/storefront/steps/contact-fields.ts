import { type FormFields, fieldOf } from '@fachwerk/site/page';
import type { Contact } from '../../contract.ts';

/** As the forms call what somebody types about themselves. */
export function contactFrom(form: FormFields): Contact {
  return {
    firstName: fieldOf(form, 'vorname'),
    lastName: fieldOf(form, 'nachname'),
    email: fieldOf(form, 'email'),
    phone: fieldOf(form, 'telefon'),
  };
}

/** The same, to be carried along unseen. */
export function contactFields({ firstName, lastName, email, phone }: Contact): Readonly<Record<string, string>> {
  return { vorname: firstName, nachname: lastName, email, telefon: phone };
}
