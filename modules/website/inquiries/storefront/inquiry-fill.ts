import { fillBlock } from '@fachwerk/pages/site-slots';
import { type FormFields, fieldOf, type PageCtx, redirectTo } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { callbackBlock } from '../blocks/callback/callback-block.ts';
import { contactFormBlock } from '../blocks/contact-form/contact-form-block.ts';
import { inquirySiteApi } from '../contract-site.ts';
import { FORM_NAMES, sentPath } from '../rules/form-names.ts';

/** Which page it was is in its address; which form, and what was typed, in the form. The server looks up the rest. */
async function send(ctx: PageCtx, form: FormFields) {
  const blockId = fieldOf(form, FORM_NAMES.block);
  const { pathname } = ctx.url;
  const wantsReceipt = fieldOf(form, FORM_NAMES.receipt) !== '';
  const { hasReceipt } = await ctx.change(inquirySiteApi.send, {
    slug: pathname.slice(1),
    blockId,
    wantsReceipt,
    wantsNewsletter: fieldOf(form, FORM_NAMES.newsletter) !== '',
    answers: answersOf(form, blockId),
    stamp: fieldOf(form, FORM_NAMES.stamp),
    trap: fieldOf(form, FORM_NAMES.trap),
  });
  return redirectTo(sentPath(pathname, blockId, wantsReceipt && !hasReceipt));
}

function answersOf(form: FormFields, blockId: string) {
  const begins = `${blockId}.`;
  return Object.entries(form).flatMap(([name, [value = '']]) => {
    const at = name.startsWith(begins) ? Number(name.slice(begins.length)) : Number.NaN;
    return Number.isInteger(at) ? [{ at, value }] : [];
  });
}

const acts = { [FORM_NAMES.act]: send };

export const fills: readonly SlotFill[] = [
  fillBlock(contactFormBlock, () => import('../blocks/contact-form/contact-form-view.tsx'), acts),
  fillBlock(callbackBlock, () => import('../blocks/callback/callback-view.tsx'), acts),
];
