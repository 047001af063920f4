import { problemsOf } from '@fachwerk/base/problem';
import { below } from '@fachwerk/base/refusal';
import { textIn } from '@fachwerk/base/translated';
import { findCompany } from '@fachwerk/companies/facade';
import { findShownBlock } from '@fachwerk/pages/facade';
import { hashToken } from '@fachwerk/server/crypto';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import type { UseCase } from '@fachwerk/server/module';
import { inquiryProblems, inquiryReceived } from '../contract.ts';
import type { inquirySiteApi } from '../contract-site.ts';
import { answersIn, checkedAnswers, senderOf } from '../rules/answers.ts';
import { FORM_KINDS } from '../rules/elements.ts';
import { mailFor, mayConfirm, whyNotRead, whyNotTake } from '../rules/whether-to-take.ts';
import { writtenElements } from './form-data.ts';
import { drawnAt } from './form-stamp.ts';
import { sendReceipt, sendToCompany } from './inquiry-mails.ts';
import { addInquiry, countLately } from './inquiry-store.ts';
import { newsletterWishes } from './newsletter-wish.ts';
import { notifyWatchers } from './notify-watchers.ts';

const problem = problemsOf(inquiryProblems);

/** What counts is the block that visitors see at this moment: which form it is, what it asks for, what it wants at least. */
export const sendInquiry: UseCase<typeof inquirySiteApi.send> = async (caller, given) => {
  const ctx = withoutCaller(caller);
  const { slug, blockId, stamp, trap, wantsReceipt } = given;
  const found = await findShownBlock(ctx, slug, blockId);
  const kind = found && FORM_KINDS[found.kind];
  if (!found || !kind) throw problem('inquiry.no_form');
  const elements = writtenElements(kind, found.content);

  const unread = whyNotRead({ drawnAt: drawnAt(ctx, elements, stamp), now: ctx.now, trap });
  if (unread) throw problem(unread);
  const { values, wrong } = checkedAnswers(elements, given.answers);
  if (wrong) throw problem('inquiry.incomplete', {}, { fields: below(blockId, wrong) });

  const { defaultLanguage } = (await findCompany(ctx))!;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(defaultLanguage);
  const answers = answersIn(elements, values, defaultLanguage, (type) => t(`inquiry.element.${type}`));
  const sender = senderOf(answers);
  const withinWindow = await countLately(ctx, sender.email);
  const refusal = whyNotTake({ values, withinWindow: withinWindow.all });
  if (refusal) throw problem(refusal);

  const asksForReceipt = wantsReceipt && found.content.offersReceipt === true && sender.email !== '';
  const hasReceipt = asksForReceipt && mayConfirm({ toAddress: withinWindow.confirmedTo, all: withinWindow.confirmed });
  const inquiry = {
    kind,
    ...sender,
    answers,
    language: ctx.language,
    isConfirmed: hasReceipt,
    pageId: found.pageId,
    pageTitle: textIn(found.pageTitle, defaultLanguage),
    sentKey: hashToken(JSON.stringify([blockId, stamp, values])),
  };
  const id = ctx.newId();
  if (!(await addInquiry(ctx, id, inquiry))) return { hasReceipt: asksForReceipt };
  await sendToCompany(ctx, id, inquiry, mailFor(withinWindow.all));
  if (hasReceipt) await sendReceipt(ctx, sender.email);
  if (given.wantsNewsletter && found.content.offersNewsletter === true && sender.email !== '') {
    const own = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
    const wish = {
      email: sender.email,
      language: ctx.language,
      consent: own('inquiry.form.newsletter'),
      place: `/${slug}`,
      key: `${blockId}\n${stamp}`,
    };
    for (const take of ctx.app.hooks.all(newsletterWishes)) await take(ctx, wish);
  }
  await emit(ctx, inquiryReceived, { companyId: ctx.companyId, inquiryId: id });
  await notifyWatchers(ctx);
  return { hasReceipt };
};

/** Whoever happens to be signed in is not who writes: the form says who does. */
function withoutCaller({ caller: _, ...ctx }: SiteCtx): Omit<SiteCtx, 'caller'> {
  return ctx;
}
