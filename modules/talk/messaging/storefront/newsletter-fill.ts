import { fillBlock } from '@fachwerk/pages/site-slots';
import { type FormFields, fieldOf, type PageCtx, redirectTo } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { newsletterBlock } from '../blocks/newsletter/newsletter-block.ts';
import { signUpApi } from '../contract-site.ts';
import { SIGN_UP_NAMES, signedUpPath } from '../rules/sign-up.ts';

/** Which page it was is in its address; which block, and what was typed, in the form. */
async function signUp(ctx: PageCtx, form: FormFields) {
  const blockId = fieldOf(form, SIGN_UP_NAMES.block);
  const { pathname } = ctx.url;
  await ctx.change(signUpApi.signUp, {
    slug: pathname.slice(1),
    blockId,
    stamp: fieldOf(form, SIGN_UP_NAMES.stamp),
    trap: fieldOf(form, SIGN_UP_NAMES.trap),
    email: fieldOf(form, `${blockId}.${SIGN_UP_NAMES.email}`),
    firstName: fieldOf(form, `${blockId}.${SIGN_UP_NAMES.firstName}`),
  });
  return redirectTo(signedUpPath(pathname, blockId));
}

export const newsletterFill: SlotFill = fillBlock(
  newsletterBlock,
  () => import('../blocks/newsletter/newsletter-view.tsx'),
  { [SIGN_UP_NAMES.act]: signUp },
);
