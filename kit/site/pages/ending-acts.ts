import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { ANSWERED, type FormFields, fieldOf, type PageCtx } from './page.ts';

const problem = problemsOf(appProblems);

/** Actions of an unsubscribe page: its button, and one-click unsubscribe of mail programs (RFC 8058). Viewing the page unsubscribes nothing. */
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
