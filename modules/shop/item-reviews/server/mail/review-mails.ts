import { findOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import { mailStyle, siteAddress, siteHead } from '@fachwerk/sites/facade';
import type { RejectReason } from '../../contract.ts';
import { endAskingPath, writePath } from '../../rules/review-path.ts';
import type { StoredReview } from '../record/review-store.ts';
import type { Due } from './request-store.ts';

export async function sendRequest(
  ctx: CompanyCtx,
  { orderId, email, firstName, language }: Due,
  orderHash: string,
): Promise<void> {
  const [{ name: site }, address, look] = await Promise.all([siteHead(ctx), siteAddress(ctx), mailStyle(ctx)]);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const unsubscribe = `${address}${endAskingPath(orderHash)}`;
  await sendMail(ctx, {
    to: email,
    language,
    subject: t('review_mail.ask.subject', { site }),
    text: [
      t(firstName ? 'review_mail.hello' : 'review_mail.hello_nobody', { name: firstName }),
      t('review_mail.ask', { site }),
      t('review_mail.why', { site }),
    ].join('\n\n'),
    button: { label: t('review_mail.ask.button'), url: `${address}${writePath(orderHash)}` },
    links: [{ label: t('review_mail.end'), url: unsubscribe }],
    companyName: site,
    look,
    confidential: true,
    mailing: { id: orderId, unsubscribe },
  });
}

/** To the address of the order, while there is one: which reason, that a person decided, and what can be done (Art. 17 DSA). */
export async function sendRejection(
  ctx: CompanyCtx,
  { orderId }: Pick<StoredReview, 'orderId'>,
  { item, reason }: { readonly item: string; readonly reason: RejectReason },
): Promise<void> {
  const order = orderId === null ? undefined : await findOrder(ctx, orderId);
  if (!order?.contact.email) return;
  const [{ name: site }, address, look] = await Promise.all([siteHead(ctx), siteAddress(ctx), mailStyle(ctx)]);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(order.language);
  await sendMail(ctx, {
    to: order.contact.email,
    language: order.language,
    subject: t('review_mail.rejected.subject', { item }),
    text: [
      t(order.contact.firstName ? 'review_mail.hello' : 'review_mail.hello_nobody', { name: order.contact.firstName }),
      t('review_mail.rejected', { item, reason: t(`review_reason.${reason}`) }),
      t('review_mail.rejected.appeal'),
    ].join('\n\n'),
    button: { label: t('review_mail.rejected.button'), url: `${address}${writePath(order.orderHash)}` },
    companyName: site,
    look,
    confidential: true,
  });
}
