import type { InquiryProblem } from '../contract.ts';

/** Nobody reads and fills in a form within so short a time. */
const SHORTEST_SECONDS = 3;
/** A form left open over night still goes; what a machine has stored for later does not. */
const LONGEST_HOURS = 24;
/** Somebody may name a page or two; who names more advertises. */
const MOST_LINKS = 3;

/** So many an hour are somebody's attempt to fill the list. */
export const MOST_PER_HOUR = 200;
/** So many an hour come as mails; the rest stands in the list alone, so that nobody's mailbox is filled through a form. */
export const MAILS_PER_HOUR = 30;
/** Receipts go to an address that anybody may have typed: few for one address, and few in all. */
const RECEIPTS_PER_ADDRESS = 2;
const RECEIPTS_PER_HOUR = 30;

type Sent = {
  /** When the form was drawn; null where that was not written by us, or for another form than the one that stands there now. */
  readonly drawnAt: Date | null;
  readonly now: Date;
  readonly trap: string;
};

/** Why a form that was sent is not even read, or null. */
export function whyNotRead({ drawnAt, now, trap }: Sent): InquiryProblem | null {
  if (trap !== '') return 'inquiry.looks_automatic';
  if (!drawnAt) return 'inquiry.form_old';
  const seconds = (now.getTime() - drawnAt.getTime()) / 1000;
  if (seconds < SHORTEST_SECONDS) return 'inquiry.too_fast';
  return seconds > LONGEST_HOURS * 3600 ? 'inquiry.form_old' : null;
}

type Read = { readonly values: readonly (string | null)[]; readonly withinWindow: number };

/** Why what was written is not taken, or null. `lately`: how many came in within the last hour. */
export function whyNotTake({ values, withinWindow }: Read): InquiryProblem | null {
  if (linksIn(values.join('\n')) > MOST_LINKS) return 'inquiry.too_many_links';
  return withinWindow >= MOST_PER_HOUR ? 'inquiry.too_many' : null;
}

function linksIn(words: string): number {
  return words.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
}

/** `last`: this one says that the others of this hour stand in the list alone. */
export function mailFor(withinWindow: number): 'usual' | 'last' | 'none' {
  if (withinWindow < MAILS_PER_HOUR - 1) return 'usual';
  return withinWindow === MAILS_PER_HOUR - 1 ? 'last' : 'none';
}

export function mayConfirm(withinWindow: { readonly toAddress: number; readonly all: number }): boolean {
  return withinWindow.toAddress < RECEIPTS_PER_ADDRESS && withinWindow.all < RECEIPTS_PER_HOUR;
}
