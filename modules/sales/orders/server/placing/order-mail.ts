import { formatMoney } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import { findCompany, inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { attached, type MailDraft, sendMail } from '@fachwerk/server/mail';
import type { Translate } from '@fachwerk/server/translator';
import { legalTextFile, mailStyle, siteAddress } from '@fachwerk/sites/facade';
import { legalPath } from '@fachwerk/sites/rules/legal-paths';
import type { Order } from '../../contract.ts';
import type { InvoiceHead } from '../../contract-staff.ts';
import { isSold } from '../../rules/lines.ts';
import { toPayCents } from '../../rules/payment.ts';
import { vatShares } from '../../rules/vat.ts';
import { handoverSaid } from '../facade-hooks.ts';
import type { StoredLine } from '../order-store.ts';
import type { OrderRefund } from '../refund/refund-store.ts';
import { noteStep } from '../step-store.ts';

export type Letter = { readonly t: Translate; readonly money: (cents: number) => string; readonly site: string };
type Written = {
  readonly kind: string;
  readonly paragraphs: readonly string[];
  readonly links?: NonNullable<MailDraft['links']>;
  readonly attachments?: NonNullable<MailDraft['attachments']>;
  /** Else the order itself is shown. */
  readonly button?: NonNullable<MailDraft['button']>;
  readonly params: Record<string, string>;
};

/** What was ordered and paid, with the texts that were agreed to (§ 312f BGB). */
export async function mailConfirmation(
  ctx: CompanyCtx,
  order: Order,
  lines: readonly StoredLine[],
  invoice: InvoiceHead,
): Promise<void> {
  const letter = await letterTo(ctx, order);
  await writeOrdered(ctx, order, letter, {
    kind: 'confirmation',
    thanks: letter.t('mail.order.thanks'),
    lines,
    invoice,
  });
}

type Ordered = {
  readonly kind: string;
  readonly thanks: string;
  readonly lines: readonly StoredLine[];
  readonly invoice: InvoiceHead | null;
  /** What else there is to say about it, before the texts that were agreed to. */
  readonly more?: readonly string[];
  readonly button?: NonNullable<MailDraft['button']>;
};

/** What was ordered, line by line, and what was agreed. */
export async function writeOrdered(ctx: CompanyCtx, order: Order, letter: Letter, ordered: Ordered): Promise<void> {
  const { kind, thanks, lines, invoice, more = [], button } = ordered;
  const { t, money } = letter;
  const { isSmallBusiness } = (await findCompany(ctx))!;
  const handover = (await ctx.app.hooks.find(handoverSaid)?.(ctx, order, t)) ?? [];
  // An extra payment belongs to a contract whose texts were sent with it.
  const isAgreed = lines.some((line) => line.kind !== 'surcharge' && isSold(line.kind));
  await writeToCustomer(ctx, order, letter, {
    kind,
    params: {},
    paragraphs: [
      thanks,
      ...lines.map((line) => lineText(line, money)),
      [
        t('mail.order.total', { total: money(order.totalCents) }),
        ...(order.giftCents > 0
          ? [t('mail.order.gift', { gift: money(order.giftCents), rest: money(toPayCents(order)) })]
          : []),
        ...(isSmallBusiness ? [t('mail.order.small_business')] : []),
        ...vatShares(lines)
          .filter(({ vatCents }) => !isSmallBusiness || vatCents !== 0)
          .map(({ vatPercent, vatCents }) => t('mail.order.vat', { percent: vatPercent, vat: money(vatCents) })),
      ].join('\n'),
      ...handover,
      ...more,
      ...(isAgreed ? [t('mail.order.enclosed')] : []),
    ],
    links: [...paperLinks(order, letter, invoice), ...legalLinks(order, letter)],
    attachments: isAgreed ? legalFiles(order, letter) : [],
    ...(button && { button }),
  });
}

const paperLinks = (order: Order, { t, site }: Letter, invoice: InvoiceHead | null) =>
  invoice
    ? [{ label: t('mail.order.invoice', { invoice: invoice.number }), url: paperAddress(site, order, invoice) }]
    : [];

/** The money that people were promised is there. */
export async function mailReceipt(ctx: CompanyCtx, order: Order, invoice: InvoiceHead): Promise<void> {
  const letter = await letterTo(ctx, order);
  const { t, money } = letter;
  await writeToCustomer(ctx, order, letter, {
    kind: 'receipt',
    params: {},
    paragraphs: [t('mail.order.received', { amount: money(order.paidCents), number: order.number })],
    links: paperLinks(order, letter, invoice),
  });
}

/** Whose terms were agreed to, where that is not the site's own company. */
const partyIn = ({ accepted, companyId, siteCompanyId }: Order) =>
  accepted.isOfParty && companyId !== siteCompanyId ? companyId : null;

function legalLinks(order: Order, { t, site }: Letter) {
  return (['terms', 'privacy', 'withdrawal'] as const).map((kind) => {
    const version = order.accepted[kind];
    const path = legalPath(kind, { partyId: partyIn(order), version });
    return { label: t(`mail.order.${kind}`, { version }), url: `${site}${path}` };
  });
}

/** The texts by which the contract was made, to keep (§ 312f BGB). */
function legalFiles({ accepted, companyId, siteCompanyId, language }: Order, { t }: Letter) {
  return (['terms', 'withdrawal'] as const).map((kind) =>
    attached(legalTextFile, `${t(`legal.title.${kind}`)}.pdf`, {
      companyId: accepted.isOfParty ? companyId : siteCompanyId,
      kind,
      version: accepted[kind],
      language,
    }),
  );
}

export async function mailCancellation(ctx: CompanyCtx, order: Order, refundCents: number): Promise<void> {
  const letter = await letterTo(ctx, order);
  const { t, money } = letter;
  await writeToCustomer(ctx, order, letter, {
    kind: 'cancellation',
    params: {},
    paragraphs: [
      t('mail.order.cancelled', { number: order.number }),
      ...(order.cancelReason ? [t('mail.order.reason', { reason: order.cancelReason })] : []),
      refundCents > 0 ? t('mail.order.money_back', { amount: money(refundCents) }) : t('mail.order.nothing_paid'),
    ],
  });
}

export async function mailRefund(
  ctx: CompanyCtx,
  order: Order,
  { amountCents, reason }: OrderRefund,
  credit: InvoiceHead | null,
): Promise<void> {
  const letter = await letterTo(ctx, order);
  const { t, money, site } = letter;
  const amount = money(amountCents);
  await writeToCustomer(ctx, order, letter, {
    kind: 'refund',
    params: { amount },
    paragraphs: [
      t('mail.order.refunded', { amount, number: order.number }),
      ...(reason ? [t('mail.order.reason', { reason })] : []),
    ],
    links: credit
      ? [{ label: t('mail.order.credit', { invoice: credit.number }), url: paperAddress(site, order, credit) }]
      : [],
  });
}

/** To the company: money came for something that was cancelled, and goes back by itself. */
export function mailPaidLate(ctx: CompanyCtx, order: Order): Promise<void> {
  return mailStaff(ctx, order, 'paid_late', order.paidCents);
}

/** To the company: somebody has to give the money back in another way. */
export function mailRefundFailed(ctx: CompanyCtx, order: Order, amountCents: number): Promise<void> {
  return mailStaff(ctx, order, 'refund_failed', amountCents);
}

export async function letterTo(ctx: CompanyCtx, order: Order): Promise<Letter> {
  return {
    t: (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(order.language),
    money: (cents) => formatMoney(cents, LOCALES[order.language]),
    site: await siteAddress(inCompany(ctx, order.siteCompanyId)),
  };
}

export async function writeToCustomer(
  ctx: CompanyCtx,
  order: Order,
  { t, site }: Letter,
  written: Written,
): Promise<void> {
  const { kind, paragraphs, params, links = [], attachments = [], button } = written;
  const { email, firstName, lastName } = order.contact;
  // Somebody who was erased gets no mail any more.
  if (email === '') return;
  const company = await findCompany(ctx);
  const companyName = company?.name ?? '';
  const about = { number: order.number, company: companyName, ...params };
  await sendMail(ctx, {
    to: email,
    language: order.language,
    subject: t(`mail.${kind}.subject`, about),
    text: [
      // Until it is paid anybody may have typed this address and any name.
      order.paidAt
        ? t('mail.order.greeting', { name: `${firstName} ${lastName}`.trim() })
        : t('mail.order.greeting_unpaid'),
      ...paragraphs,
      t('mail.order.party', { company: company?.legalName || companyName }),
    ].join('\n\n'),
    button: button ?? { label: t('mail.order.button'), url: `${site}/bestellung/${order.orderHash}` },
    links,
    attachments,
    companyName,
    look: await mailStyle(ctx),
  });
  await noteStep(ctx, order.id, 'mail', { mail: kind }, { kind: 'house', name: '' });
}

async function mailStaff(ctx: CompanyCtx, order: Order, kind: string, amountCents: number): Promise<void> {
  const company = await findCompany(ctx);
  // Nobody to write to: the log has it.
  if (!company?.email) return;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(company.defaultLanguage);
  const params = { number: order.number, amount: formatMoney(amountCents, LOCALES[company.defaultLanguage]) };
  const draft: MailDraft = {
    to: company.email,
    language: company.defaultLanguage,
    subject: t(`mail.${kind}.subject`, params),
    text: t(`mail.${kind}.text`, params),
    button: { label: t('mail.staff_order.button'), url: `${ctx.app.publicUrl}/admin/orders/${order.id}` },
    companyName: company.name,
  };
  await sendMail(ctx, draft);
}

function lineText({ title, detail, quantity, totalCents }: StoredLine, money: Letter['money']): string {
  const what = quantity === 1 ? title : `${quantity} × ${title}`;
  return [what, detail, money(totalCents)].filter(Boolean).join('\n');
}

const paperAddress = (site: string, { orderHash }: Order, { id }: InvoiceHead) =>
  `${site}/bestellung/${orderHash}/rechnung?beleg=${id}`;
