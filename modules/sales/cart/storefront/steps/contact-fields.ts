import { problemsOf } from '@fachwerk/base/problem';
import { type FormFields, fieldOf, type PageCtx, type PageProblem } from '@fachwerk/site/page';
import { checkoutApi, checkoutProblems } from '../../contract.ts';
import type { Contact } from '../../contract-cart.ts';
import { whyNotContact } from '../../rules/contact.ts';

const problem = problemsOf(checkoutProblems);

/** Keeps what was typed in any case, and refuses what is not enough. */
export async function keepContact(ctx: PageCtx, form: FormFields): Promise<void> {
  const contact = contactFrom(form);
  await ctx.change(checkoutApi.saveContact, { contact });
  const refusal = whyNotContact(contact);
  if (refusal) throw problem(refusal.code, {}, { fields: refusal.fields });
}

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

/** Where one is asked who one is only when it matters: this field says that it was, and what a form without it does not bring. */
const ASKED = 'kontakt';

/** The form that was refused because nobody has said who they are asks for it from now on. */
export function isContactAsked(form: FormFields, refusal: PageProblem | null): boolean {
  return refusal?.code === 'rental.contact_needed' || fieldOf(form, ASKED) === 'ja';
}

export const askedField = (isAsked: boolean) => ({ [ASKED]: isAsked ? 'ja' : '' });

export async function keepAskedContact(ctx: PageCtx, form: FormFields): Promise<void> {
  if (fieldOf(form, ASKED) === 'ja') await keepContact(ctx, form);
}
