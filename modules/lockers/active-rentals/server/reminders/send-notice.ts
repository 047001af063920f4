import { changeOccupancy } from '@fachwerk/lockers/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { logStep } from '@fachwerk/rentals/facade-record';
import { mailRenter } from '@fachwerk/rentals/facade-renter';
import { overrunTerms } from '@fachwerk/rentals/rules/overrun-terms';
import { languageOf, moneyIn, timeIn } from '@fachwerk/rentals/rules/renter-words';
import { HOUSE } from '@fachwerk/rentals/rules/step-person';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { dueCents, graceUntil, overrunDueCents } from '../../rules/overrun.ts';
import type { Notice } from '../../rules/reminder.ts';

/** Sends a time-based mail to the renter: reminder, end or overrun. The rental is locked. */
export async function sendNotice(ctx: CompanyCtx, rental: Rental, notice: Notice): Promise<void> {
  if (notice.kind === 'overrun') return sendOverrunNotice(ctx, rental);
  const language = languageOf(rental);
  const params = {
    until: timeIn(language, rental.timeZone, graceUntil(rental)),
    rate: moneyIn(language, overrunTerms(rental).overrunCentsPerHour),
  };
  // Before the end the mail links to the extension, at the end to the rental.
  const isBefore = notice.kind === 'reminder';
  await mailRenter(ctx, rental, { what: notice.kind, params, link: isBefore ? 'extend' : 'rental' });
  const step = { kind: 'reminded', person: HOUSE, data: { what: notice.kind, endsAt: rental.endsAt } } as const;
  await logStep(ctx, rental, step);
}

async function sendOverrunNotice(ctx: CompanyCtx, rental: Rental): Promise<void> {
  if (rental.occupancyId) await changeOccupancy(ctx, rental.occupancyId, { kind: 'overrun' });
  const language = languageOf(rental);
  // The payment is due from the next moment on; hours count from the booked end.
  const cents = dueCents(rental, new Date(ctx.now.getTime() + 1));
  const params = {
    amount: moneyIn(language, cents),
    rate: moneyIn(language, overrunTerms(rental).overrunCentsPerHour),
  };
  await mailRenter(ctx, rental, { what: 'overrun', params, link: 'pay' });
  const amountCents = overrunDueCents(rental, new Date(ctx.now.getTime() + 1));
  await logStep(ctx, rental, { kind: 'overrun', person: HOUSE, data: { amountCents } });
}
