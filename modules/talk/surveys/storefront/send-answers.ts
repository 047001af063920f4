import { type FormFields, fieldOf, type Page, type PageCtx, redirectTo } from '@fachwerk/site/page';
import { surveySiteApi } from '../contract-site.ts';
import { answersIn, FORM_NAMES } from '../rules/form-names.ts';
import { sentPath } from '../rules/survey-path.ts';

/** Which survey it is stands in the form: the same goes for its own page and for a block on any other. */
async function send(ctx: PageCtx, form: FormFields) {
  const slug = fieldOf(form, FORM_NAMES.slug);
  await ctx.change(surveySiteApi.send, {
    slug,
    edition: Number(fieldOf(form, FORM_NAMES.edition)),
    answerId: fieldOf(form, FORM_NAMES.answerId),
    invitation: fieldOf(form, FORM_NAMES.invitation),
    trap: fieldOf(form, FORM_NAMES.trap),
    shown: fieldOf(form, FORM_NAMES.shown).split(',').filter(Boolean),
    answers: answersIn(form),
  });
  return redirectTo(sentPath(ctx.url.pathname, slug));
}

export const acts: NonNullable<Page['acts']> = { [FORM_NAMES.act]: send };
