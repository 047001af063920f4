import { problemsOf } from '@fachwerk/base/problem';
import { signUpForNewsletter } from '@fachwerk/customers/facade';
import { inquiryProblems } from '@fachwerk/inquiries/contract';
import { drawnAt, KEEP_FORM_SECONDS, stampOf, whyNotRead } from '@fachwerk/inquiries/facade';
import { findShownBlock } from '@fachwerk/pages/facade';
import type { BlockData } from '@fachwerk/pages/facade-blocks';
import type { UseCase } from '@fachwerk/server/module';
import type { signUpApi } from '../../contract-site.ts';
import { consentShape, consentWords, SIGN_UP_KIND, type SignUpData } from '../../rules/sign-up.ts';

const problem = problemsOf(inquiryProblems);

/** As for every form: the moment it was drawn says how long somebody took. */
export const KEEP_SIGN_UP_SECONDS = KEEP_FORM_SECONDS;

type Content = Parameters<typeof consentShape>[0];

export const signUpData: BlockData = async (ctx, { content }): Promise<SignUpData> => ({
  stamp: stampOf(ctx, consentShape(content as Content)),
});

/** What counts is the block that visitors see at this moment: its words are what somebody agrees to. */
export const signUp: UseCase<typeof signUpApi.signUp> = async (caller, given) => {
  // Whoever happens to be signed in is not who signs up: the address says who does.
  const { caller: _, ...ctx } = caller;
  const { slug, blockId, stamp, trap, email, firstName } = given;
  const found = await findShownBlock(ctx, slug, blockId);
  if (found?.kind !== SIGN_UP_KIND) throw problem('inquiry.no_form');
  const content = found.content as Content & { readonly asksName: boolean };
  const unread = whyNotRead({ drawnAt: drawnAt(ctx, consentShape(content), stamp), now: ctx.now, trap });
  if (unread) throw problem(unread);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  await signUpForNewsletter(ctx, {
    email,
    firstName: content.asksName ? firstName : '',
    language: ctx.language,
    consent: consentWords(content, ctx.language, t('newsletter.consent')),
    place: `/${slug}`,
    key: `${blockId}\n${stamp}`,
  });
  return {};
};
