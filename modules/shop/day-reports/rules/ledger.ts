import type { LaterOption, RefundWay } from '@fachwerk/payments/contract';
import { isPaidLater } from '@fachwerk/payments/rules/later-options';
import type { Chart, LedgerAccounts, ReportOption } from '../contract.ts';

/** What the two charts of DATEV call the accounts that a shop needs; a company may have others. */
export const USUAL_ACCOUNTS: Readonly<Record<Chart, LedgerAccounts>> = {
  skr03: {
    revenue19: '8400',
    revenue7: '8300',
    revenue0: '8200',
    tips: '1590',
    receivables: '1400',
    cash: '1000',
    bank: '1200',
    transit: '1360',
    gifts: '1700',
  },
  skr04: {
    revenue19: '4400',
    revenue7: '4300',
    revenue0: '4200',
    tips: '1370',
    receivables: '1200',
    cash: '1600',
    bank: '1800',
    transit: '1460',
    gifts: '3500',
  },
};

/** One line of a Buchungsstapel: `account` takes, `against` gives; with a credit it is the other way round. */
export type Booking = {
  readonly cents: number;
  readonly side: 'S' | 'H';
  readonly account: string;
  readonly against: string;
  readonly on: string;
  readonly paper: string;
  readonly text: string;
};

type Share = { readonly vatPercent: number; readonly grossCents: number };
export type Paper = {
  readonly number: string;
  readonly orderNumber: string;
  readonly on: string;
  readonly shares: readonly Share[];
  /** What all that this order sold without VAT was; null where it was several things, or others. */
  readonly untaxed: 'tip' | 'gift' | null;
};

/** A paper is booked when it is issued: what customers owe against what was earned, by rate. The accounts know their VAT themselves. */
export function bookingsOfPaper(paper: Paper, accounts: LedgerAccounts): Booking[] {
  return paper.shares
    .filter(({ grossCents }) => grossCents !== 0)
    .map(({ vatPercent, grossCents }) => ({
      cents: Math.abs(grossCents),
      side: grossCents > 0 ? 'S' : 'H',
      account: accounts.receivables,
      against: accounts[accountFor(vatPercent, paper.untaxed)],
      on: paper.on,
      paper: paper.number,
      text: `Bestellung ${paper.orderNumber}`,
    }));
}

/** A tip belongs to the people, a gift voucher to whoever has it: neither is earned. */
function accountFor(vatPercent: number, untaxed: Paper['untaxed']): keyof LedgerAccounts {
  if (vatPercent > 0) return vatPercent >= 10 ? 'revenue19' : 'revenue7';
  if (untaxed === null) return 'revenue0';
  return untaxed === 'tip' ? 'tips' : 'gifts';
}

export type Movement = {
  readonly cents: number;
  readonly option: ReportOption;
  /** Null for money that came in. */
  readonly refund: { readonly way: RefundWay | null } | null;
  readonly on: string;
  /** Of the invoice it pays, where there is one. */
  readonly paper: string;
  readonly orderNumber: string;
};

/** Money is booked when it moves: where it is against what was owed. A gift voucher pays with what is owed to its holder. */
export function bookingOfMovement(movement: Movement, accounts: LedgerAccounts): Booking {
  const { cents, option, refund, on, paper, orderNumber } = movement;
  return {
    cents,
    side: refund ? 'H' : 'S',
    account: accounts[refund?.way ? WAY_ACCOUNT[refund.way] : moneyAccount(option)],
    against: accounts.receivables,
    on,
    paper,
    text: `${refund ? 'Erstattung' : 'Zahlung'} ${orderNumber}`,
  };
}

const LATER_ACCOUNT: Readonly<Record<LaterOption, 'cash' | 'bank' | 'transit'>> = {
  cash: 'cash',
  card_on_site: 'transit',
  cash_on_delivery: 'transit',
  invoice: 'bank',
  prepayment: 'bank',
};
const WAY_ACCOUNT: Readonly<Record<RefundWay, 'cash' | 'bank' | 'transit'>> = {
  cash: 'cash',
  card: 'transit',
  transfer: 'bank',
};

function moneyAccount(option: ReportOption): keyof LedgerAccounts {
  if (option === 'gift') return 'gifts';
  return isPaidLater(option) ? LATER_ACCOUNT[option] : 'transit';
}
