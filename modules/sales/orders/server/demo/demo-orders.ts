import { findCompany } from '@fachwerk/companies/facade';
import { type DemoPayment, insertDemoPayments } from '@fachwerk/payments/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Order, OrderLine } from '../../contract.ts';
import { staffTitles } from '../../rules/staff-words.ts';
import { lineTotal, totalsOf, vatShares } from '../../rules/vat.ts';
import type { MadeOrder } from './demo-invoices.ts';
import { insertDemoInvoices } from './demo-invoices.ts';

/** An order of the demonstration, paid at once. */
export type DemoOrder = {
  readonly id: string;
  readonly number: string;
  readonly orderHash: string;
  readonly paymentId: string;
  readonly networkId: string;
  readonly customerId: string;
  readonly contact: Pick<Order['contact'], 'firstName' | 'lastName' | 'email'> & { readonly phone?: string };
  readonly language: Order['language'];
  readonly lines: readonly OrderLine[];
  readonly status: Order['status'];
  readonly placedAt: Date;
  readonly paidAt: Date;
};

const LONGEST_SUMMARY = 300;

/** Any number of them with payments and invoices, in demo companies alone. The oldest first: so are the invoices numbered. */
export async function insertDemoOrders(
  ctx: CompanyCtx,
  site: { readonly companyId: string; readonly address: string },
  drafts: readonly DemoOrder[],
): Promise<void> {
  const company = await findCompany(ctx);
  if (!company || drafts.length === 0) return;
  const made = drafts.map((draft) => madeOf(ctx, site.companyId, draft));
  await insertOrders(ctx, made);
  await insertLines(ctx, made);
  await insertDemoPayments(ctx, site.address, made.map(paymentOf));
  await insertDemoInvoices(ctx, company, made);
  await insertSteps(ctx, made);
}

const NO_ADDRESS = { phone: '', street: '', postcode: '', city: '', country: '', company: '', vatId: '' };

function madeOf(ctx: CompanyCtx, siteCompanyId: string, draft: DemoOrder): MadeOrder {
  const { lines, contact, placedAt, paidAt, ...rest } = draft;
  const { firstName, lastName, email, phone = '' } = contact;
  const { grossCents, vatCents } = totalsOf(vatShares(lines));
  const order: Order = {
    ...rest,
    companyId: ctx.companyId,
    contact: { ...NO_ADDRESS, firstName, lastName, email, phone },
    paymentState: 'paid',
    totalCents: grossCents,
    vatCents,
    paidCents: grossCents,
    giftCents: 0,
    giftBackCents: 0,
    refundPendingCents: 0,
    refundedCents: 0,
    laterOption: null,
    dueAt: null,
    remindedAt: null,
    accepted: { terms: 1, privacy: 1, withdrawal: 1, at: placedAt, newsletter: false, isOfParty: false },
    siteCompanyId,
    summary: lines
      .map(({ title }) => title)
      .join(', ')
      .slice(0, LONGEST_SUMMARY),
    note: '',
    placedAt,
    paidAt,
    cancelledAt: null,
    cancelReason: '',
    version: 1,
  };
  return { order, lines: lines.map((line, at) => ({ ...line, position: at + 1, totalCents: lineTotal(line) })) };
}

async function insertOrders(ctx: CompanyCtx, made: readonly MadeOrder[]): Promise<void> {
  const rows = made.map(({ order: { contact, ...order }, lines }) => ({
    ...order,
    ...contact,
    staffWords: staffTitles(lines),
  }));
  await ctx.db.rows(sql`
    insert into orders.customer_order (company_id, id, order_hash, number, network_id, customer_id, first_name, last_name, email, language,
      status, payment_state, payment_id, total_cents, vat_cents, paid_cents, accepted, site_company_id, summary, staff_words, placed_at, paid_at)
    select ${ctx.companyId}, id, "orderHash", number, "networkId", "customerId", "firstName", "lastName", email, language, status, 'paid',
      "paymentId", "totalCents", "vatCents", "paidCents", accepted, "siteCompanyId", summary, lower("staffWords"), "placedAt", "paidAt"
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as row (id uuid, "orderHash" text, number text, "networkId" uuid, "customerId" uuid,
      "firstName" text, "lastName" text, email text, language text, status text, "paymentId" uuid, "totalCents" int, "vatCents" int,
      "paidCents" int, accepted jsonb, "siteCompanyId" uuid, summary text, "staffWords" text, "placedAt" timestamptz, "paidAt" timestamptz)`);
}

async function insertLines(ctx: CompanyCtx, made: readonly MadeOrder[]): Promise<void> {
  const rows = made.flatMap(({ order, lines }) => lines.map((line) => ({ ...line, orderId: order.id })));
  await ctx.db.rows(sql`
    insert into orders.order_line (company_id, order_id, position, kind, subject_id, title, detail, quantity, unit_cents, vat_percent,
      total_cents, data)
    select ${ctx.companyId}, "orderId", position, kind, "subjectId", title, detail, quantity, "unitCents", "vatPercent", "totalCents", data
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as row ("orderId" uuid, position int, kind text, "subjectId" uuid, title text,
      detail text, quantity int, "unitCents" int, "vatPercent" int, "totalCents" int, data jsonb)`);
}

function paymentOf({ order }: MadeOrder): DemoPayment {
  return {
    id: order.paymentId!,
    reference: order.id,
    amountCents: order.totalCents,
    description: order.number,
    payerEmail: order.contact.email,
    payerName: nameOf(order),
    payerLanguage: order.language,
    returnPath: `/bestellung/${order.orderHash}/zahlung`,
    paidAt: order.paidAt!,
  };
}

async function insertSteps(ctx: CompanyCtx, made: readonly MadeOrder[]): Promise<void> {
  const rows = made.flatMap(({ order }) => {
    const by = { orderId: order.id, personName: nameOf(order) };
    const { totalCents, totalCents: amountCents } = order;
    return [
      { ...by, id: ctx.newId(), at: order.placedAt, kind: 'placed', personKind: 'customer', data: { totalCents } },
      {
        ...by,
        id: ctx.newId(),
        at: order.paidAt,
        kind: 'paid',
        personKind: 'customer',
        data: { amountCents, option: 'test' },
      },
    ];
  });
  await ctx.db.rows(sql`
    insert into orders.order_step (company_id, id, order_id, at, kind, person_kind, person_name, data)
    select ${ctx.companyId}, id, "orderId", at, kind, "personKind", "personName", data
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as row (id uuid, "orderId" uuid, at timestamptz, kind text, "personKind" text,
      "personName" text, data jsonb)`);
}

const nameOf = ({ contact }: Order): string => `${contact.firstName} ${contact.lastName}`;
