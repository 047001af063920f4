import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE, startOfDay } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import type { Order } from '@fachwerk/orders/contract';
import { findOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { attached, attachment, sendMail } from '@fachwerk/server/mail';
import { type Pdf, printPdf } from '@fachwerk/server/pdf';
import { drawQrCode } from '@fachwerk/server/pdf-qr';
import { mailStyle, siteAddress, siteHead } from '@fachwerk/sites/facade';
import * as z from 'zod/mini';
import { giftCodeText } from '../../rules/gift.ts';
import { codeOfGift, findGift, type GiftRow } from './gift-store.ts';

/** To whoever bought it: the paper to hand over is in it. The code itself stands on the paper alone. */
export async function mailGift(ctx: CompanyCtx, order: Order, giftId: string): Promise<void> {
  const { language, contact } = order;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const gift = (await findGift(ctx, giftId))!;
  const company = await findCompany(ctx);
  const companyName = company?.name ?? '';
  const amount = formatMoney(gift.initialCents, LOCALES[language]);
  await sendMail(ctx, {
    to: contact.email,
    language,
    subject: t('mail.gift.subject', { company: companyName, amount }),
    text: [
      t('mail.gift.greeting', { name: `${contact.firstName} ${contact.lastName}`.trim() }),
      t('mail.gift.text', { company: companyName, amount, date: dayText(gift.expiresOn, language) }),
      t('mail.gift.how'),
    ].join('\n\n'),
    highlight: { label: t('mail.gift.label'), value: amount },
    button: { label: t('mail.gift.button'), url: `${await siteAddress(ctx)}/gutschein/guthaben` },
    attachments: [attached(giftFile, t('mail.gift.file', { ending: gift.ending }), { giftId, language })],
    companyName,
    look: await mailStyle(ctx),
    // The paper is money: staff see that it went out, and not the paper.
    confidential: true,
  });
}

const dayText = (on: string, language: Language) =>
  formatTime(startOfDay(Temporal.PlainDate.from(on)), HOUSE_ZONE, LOCALES[language], 'date');

/** Made when the mail leaves, so that the code rests nowhere in the clear. */
export const giftFile = attachment({
  name: 'vouchers.gift',
  params: z.object({ giftId: z.uuid(), language: z.string() }),
  make: async (ctx, { giftId, language }) => {
    const gift = await findGift(ctx, giftId);
    const code = gift && codeOfGift(ctx, gift);
    const order = gift && (await findOrder(ctx, gift.orderId));
    if (!gift || !code || !order) return null;
    return { contentType: 'application/pdf', content: await giftPdf(ctx, gift, code, language as Language) };
  },
});

async function giftPdf(ctx: CompanyCtx, gift: GiftRow, code: string, language: Language): Promise<Buffer> {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const [{ name, accent }, address] = await Promise.all([siteHead(ctx), siteAddress(ctx)]);
  const { isSmallBusiness } = (await findCompany(ctx))!;
  const title = t('gift.paper.title');
  return printPdf({ margin: 0, info: { Title: title, CreationDate: gift.issuedAt } }, (pdf) =>
    draw(pdf, {
      name,
      accent,
      title,
      amount: formatMoney(gift.initialCents, LOCALES[language]),
      recipient: gift.recipient && t('gift.paper.for', { name: gift.recipient }),
      message: gift.message,
      code: giftCodeText(code),
      url: `${address}/gutschein/guthaben/${code}`,
      hint: t('gift.paper.hint', { address: new URL(address).host }),
      terms: [
        t('gift.paper.terms', { date: dayText(gift.expiresOn, language) }),
        ...(isSmallBusiness ? [] : [t('gift.paper.vat')]),
      ].join(' '),
    }),
  );
}

const MM = 72 / 25.4;
const LEFT = 25 * MM;
const WIDTH = 160 * MM;
const QR_SIZE = 45 * MM;

type Paper = Readonly<
  Record<'name' | 'accent' | 'title' | 'amount' | 'recipient' | 'message' | 'code' | 'url' | 'hint' | 'terms', string>
>;

/** The upper half of a sheet, to be folded or cut. */
function draw(pdf: Pdf, paper: Paper): void {
  const text = (words: string, top: number, size: number, font: 'text' | 'bold', width = WIDTH) =>
    pdf
      .font(font)
      .fontSize(size)
      .text(words, LEFT, top * MM, { width, height: 40 * MM, ellipsis: true });
  pdf.rect(0, 0, 210 * MM, 8 * MM).fill(paper.accent);
  pdf.fillColor('#2B2A28');
  text(paper.name, 18, 12, 'text');
  text(paper.title, 26, 24, 'bold');
  text(paper.amount, 40, 44, 'bold');
  const narrow = WIDTH - QR_SIZE - 8 * MM;
  text([paper.recipient, paper.message].filter(Boolean).join('\n\n'), 64, 12, 'text', narrow);
  text(paper.code, 108, 18, 'bold', narrow);
  text(paper.hint, 118, 9, 'text', narrow);
  text(paper.terms, 132, 8, 'text');
  drawQrCode(pdf, paper.url, { x: LEFT + WIDTH - QR_SIZE, y: 74 * MM, size: QR_SIZE });
}
