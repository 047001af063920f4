import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { findCompany } from '@fachwerk/companies/facade';
import { findFulfilment } from '@fachwerk/fulfilment/facade';
import { dueAt } from '@fachwerk/fulfilment/rules/promise';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Ticket } from '../../contract.ts';
import type { Printer, TicketKind } from '../../contract-printer.ts';
import { type TicketWords, ticketLines } from '../../rules/ticket-lines.ts';
import { ticketsOf } from '../board/tickets.ts';
import { addPrintJob } from './print-job-store.ts';

export async function ticketFor(ctx: CompanyCtx, orderId: string): Promise<Ticket | undefined> {
  const found = await findFulfilment(ctx, orderId);
  // A franchisor may see the order of a company it looks after; it is printed where it is made.
  return found?.companyId === ctx.companyId ? (await ticketsOf(ctx, [found]))[0] : undefined;
}

type Printed = {
  readonly ticket: Ticket;
  readonly kind: TicketKind;
  readonly words: TicketWords;
  readonly copy: number;
};

export function addTicket(ctx: CompanyCtx, printer: Printer, { ticket, kind, words, copy }: Printed): Promise<void> {
  const content = ticketLines(ticket, kind, words, copy > 0);
  return addPrintJob(ctx, { printerId: printer.id, orderId: ticket.orderId, kind, copy, content });
}

/** In the language of the shop, by its clock. */
export async function wordsFor(ctx: CompanyCtx, ticket: Ticket): Promise<TicketWords> {
  const company = (await findCompany(ctx))!;
  const language = company.defaultLanguage;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const locale = LOCALES[language];
  const due = dueAt(ticket);
  return {
    kind: { kitchen: t('ticket.kitchen'), packing: t('ticket.packing') },
    type: t(`kitchen.type.${ticket.type}`),
    due: due ? t('ticket.due', { time: formatTime(due, HOUSE_ZONE, locale, 'weekdayTime') }) : '',
    placed: t('ticket.placed', { time: formatTime(ticket.placedAt, HOUSE_ZONE, locale) }),
    table: t('kitchen.table'),
    note: t('ticket.note'),
    total: t('ticket.total'),
    toPay: t('ticket.to_pay'),
    paid: t('ticket.paid'),
    copy: t('ticket.copy'),
    money: (cents) => formatMoney(cents, locale),
  };
}
