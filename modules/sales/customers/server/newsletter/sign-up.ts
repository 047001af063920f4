import type { Language } from '@fachwerk/base/language';
import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { inNetwork } from '@fachwerk/companies/facade';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Contact, customerProblems } from '../../contract.ts';
import { writeNewsletterMail } from '../customer-mails.ts';
import { customerFor } from '../record/customer-for.ts';
import { findByEmail } from '../record/customer-store.ts';
import { recordActivity } from '../record/record-activity.ts';
import { askedWithin, saveAsked } from './newsletter-store.ts';
import { addSignUp, closeSignUp, countSignUps, type SignUp, signUpToken } from './sign-up-store.ts';

const problem = problemsOf(customerProblems);

/** Who asks again within the hour finds the mail they have. */
const PAUSE_MINUTES = 60;
/** So many mails an hour go to addresses that anybody may have typed. */
const MOST_PER_HOUR = 200;

type Given = {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  /** What was read when it was asked for: the proof of what somebody agreed to. */
  readonly consent: string;
  /** Path of the page. */
  readonly place: string;
  /** Differs for each form that was drawn: the same one sent twice is one sign-up. */
  readonly key: string;
};

/**
 * A visitor asks for the newsletter on a page. Nobody becomes a customer before the address is confirmed, and nobody learns whether
 * it is known: the answer is the same for all.
 */
export async function signUpForNewsletter(ctx: CompanyCtx, { key, ...given }: Given): Promise<void> {
  const network = await inNetwork(ctx);
  const lately = await countSignUps(network, given.email, addMinutes(ctx.now, -PAUSE_MINUTES));
  if (lately.all >= MOST_PER_HOUR) throw problem('customer_newsletter.too_many');
  const known = await findByEmail(network, given.email);
  if (known?.newsletter === 'confirmed') return;
  const id = ctx.newId();
  const isNew = await addSignUp(network, { ...given, id, sentKey: hashToken(`${key}\n${given.email}`) });
  if (!isNew || lately.ofAddress > 0) return;
  if (known && (await askedWithin(network, known.id, addMinutes(ctx.now, -PAUSE_MINUTES)))) return;
  // Anybody may have typed the name, so the mail does not repeat it.
  const to = { email: given.email, firstName: '', lastName: '', language: given.language };
  await writeNewsletterMail(ctx, to, signUpToken(network, id));
}

/** The address is theirs: whoever has it, or a new customer, has asked for the newsletter. */
export async function becomeSubscriber(ctx: CompanyCtx, signUp: SignUp): Promise<void> {
  const network = await inNetwork(ctx);
  const { email, firstName, askedAt } = signUp;
  const contact = { email, firstName, lastName: '', phone: '', language: signUp.language as Contact['language'] };
  const customer = await customerFor(ctx, contact);
  await closeSignUp(network, signUp.id, customer.id);
  const known = await findByEmail(network, customer.email);
  if (known?.newsletter === 'confirmed') return;
  await saveAsked(network, customer.id, askedAt);
  await recordActivity(network, customer.id, 'newsletter_asked');
}
