import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import type { Pdf } from '@fachwerk/server/pdf';
import { CARD, CARDS_ON_PAGE, MM, printCards } from '@fachwerk/server/pdf-cards';
import { drawQrCode } from '@fachwerk/server/pdf-qr';
import { siteAddress, siteHead } from '@fachwerk/sites/facade';
import { type couponApi, voucherProblems } from '../../contract.ts';
import { pageToBuy } from '../gift/show-gift-offer.ts';
import { findStoredCoupon } from './coupon-store.ts';
import { couponWords } from './coupon-words.ts';

const problem = problemsOf(voucherProblems);

export const printCoupon: UseCase<typeof couponApi.print> = async (ctx, { id }) => {
  const [coupon, address, { name }] = await Promise.all([findStoredCoupon(ctx, id), siteAddress(ctx), siteHead(ctx)]);
  if (!coupon) throw problem('coupon.unknown');
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const { worth, conditions } = await couponWords(ctx, coupon, t, ctx.language);
  const card = {
    shopName: name,
    worth,
    code: coupon.code,
    conditions,
    hint: t('vouchers.print.hint'),
    url: `${address}${await pageToBuy(ctx)}`,
  };
  const title = t('vouchers.print.title', { code: coupon.code });
  const cards = Array<CouponCard>(CARDS_ON_PAGE).fill(card);
  const file = await printCards(cards, { Title: title, CreationDate: ctx.now }, draw);
  return { fileName: `${coupon.code}.pdf`, contentType: 'application/pdf', base64: file.toString('base64') };
};

type CouponCard = {
  readonly shopName: string;
  readonly worth: string;
  readonly code: string;
  readonly conditions: readonly string[];
  readonly hint: string;
  readonly url: string;
};

const PADDING = 8 * MM;
const QR_SIZE = 28 * MM;

function draw(pdf: Pdf, { shopName, worth, code, conditions, hint, url }: CouponCard, x: number, y: number): void {
  const left = x + PADDING;
  const width = CARD.width - 2 * PADDING - QR_SIZE - 4 * MM;
  const line = (text: string, top: number, size: number, font: 'text' | 'bold', height: number) =>
    pdf
      .font(font)
      .fontSize(size)
      .text(text, left, y + top * MM, { width, height: height * MM, ellipsis: true });
  pdf.fillColor('black');
  line(shopName, 8, 10, 'text', 6);
  line(worth, 15, 17, 'bold', 16);
  line(code, 33, 14, 'bold', 8);
  line(conditions.join('\n'), 43, 8, 'text', 24);
  const right = x + CARD.width - PADDING - QR_SIZE;
  drawQrCode(pdf, url, { x: right, y: y + 14 * MM, size: QR_SIZE });
  pdf
    .font('text')
    .fontSize(8)
    .text(hint, right, y + 45 * MM, { width: QR_SIZE, height: 20 * MM, align: 'center', ellipsis: true });
}
