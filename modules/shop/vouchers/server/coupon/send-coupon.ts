import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import { sendMail } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import { mailStyle, siteAddress } from '@fachwerk/sites/facade';
import { type couponApi, voucherProblems } from '../../contract.ts';
import { couponState } from '../../rules/coupon.ts';
import { pageToBuy } from '../gift/show-gift-offer.ts';
import { findBuyer, findStoredCoupon } from './coupon-store.ts';
import { couponWords } from './coupon-words.ts';

const problem = problemsOf(voucherProblems);

/** In the customer's language, where they are known. Whoever sends it has said that it is wanted. */
export const sendCoupon: UseCase<typeof couponApi.mail> = async (ctx, { id, email }) => {
  const coupon = await findStoredCoupon(ctx, id);
  if (!coupon) throw problem('coupon.unknown');
  const state = couponState(coupon, ctx.now);
  if (state === 'stopped') throw problem('coupon.stopped');
  if (state === 'ended') throw problem('coupon.ended');
  if (state === 'used_up') throw problem('coupon.used_up');
  const language = (await findBuyer(ctx, email))?.language ?? 'de';
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const [{ worth, conditions }, company, address] = await Promise.all([
    couponWords(ctx, coupon, t, language),
    findCompany(ctx),
    siteAddress(ctx),
  ]);
  const companyName = company?.name ?? '';
  await sendMail(ctx, {
    to: email,
    language,
    subject: t('mail.coupon.subject', { company: companyName, worth }),
    text: [t('mail.coupon.text', { company: companyName, worth }), conditions.join('\n'), t('mail.coupon.how')]
      .filter(Boolean)
      .join('\n\n'),
    highlight: { label: t('mail.coupon.label'), value: coupon.code },
    button: { label: t('mail.coupon.button'), url: `${address}${await pageToBuy(ctx)}` },
    companyName,
    look: await mailStyle(ctx),
  });
  await audit(ctx, {
    subjectKind: 'coupon',
    subjectId: id,
    action: 'coupon.mailed',
    after: { code: coupon.code, email },
    address: ctx.request.address,
  });
  return {};
};
