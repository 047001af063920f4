import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { ANSWERED, type FormFields, fieldOf, type PageCtx } from './page.ts';

const problem = problemsOf(appProblems);

/** Of the page behind a mail's link that ends such mails: its button, and the one click of mail programs (RFC 8058). Looking at the page ends nothing. */
export const endingActs = (end: (ctx: PageCtx) => Promise<unknown>) => ({
  end: async (ctx: PageCtx) => {
    await end(ctx);
    return undefined;
  },
  '': async (ctx: PageCtx, form: FormFields) => {
    if (fieldOf(form, 'List-Unsubscribe') !== 'One-Click') throw problem('input.invalid');
    await end(ctx);
    return ANSWERED;
  },
});
