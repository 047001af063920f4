import { Problem } from '@fachwerk/base/problem';
import { signUpForNewsletter } from '@fachwerk/customers/facade';
import type { TakeWish } from '@fachwerk/inquiries/facade';

/** From a form whose message matters more: where there are too many sign-ups, it goes without one. */
export const takeWish: TakeWish = async (ctx, wish) => {
  try {
    await signUpForNewsletter(ctx, { ...wish, firstName: '' });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'customer_newsletter.too_many') throw error;
  }
};
