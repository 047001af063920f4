import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { keeping } from '@fachwerk/server/http-routes';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type Rental, rentalProblems } from '../contract.ts';
import type { terminalApi } from '../contract-site.ts';
import { holdPins, pinHash } from './access-secrets.ts';
import { siteRental } from './mine-site-rental.ts';
import { openFor } from './open-box.ts';
import { noteWrongPin, refuseGuessing } from './pin-tries.ts';
import { rentalRows } from './rental-rows.ts';
import { lockRental } from './rental-store.ts';
import { terminalOrUnknown } from './terminal-show.ts';

const problem = problemsOf(rentalProblems);

/**
 * Opens the box of whoever knows the PIN. Nothing tells a PIN of nobody from one of another location:
 * here it is right or wrong. While a terminal rests, it does not even look.
 */
export const openByPin: UseCase<typeof terminalApi.open> = async (ctx, { terminal: secret, pin, transactionId }) => {
  const terminal = await terminalOrUnknown(ctx, secret);
  const inside = inCompany(ctx, terminal.companyId);
  await refuseGuessing(inside, terminal);
  const rental = await lockByPin(inside, terminal.locationId, pin);
  // One try after the other: whoever waited here while others guessed is judged by their guesses too.
  await holdPins(inside, terminal.locationId);
  await refuseGuessing(inside, terminal);
  if (!rental) {
    await noteWrongPin(inside, terminal);
    throw keeping(problem('pin.wrong'));
  }
  const attempt = await openFor(inside, rental, { transactionId, way: 'pin' });
  return { ...attempt, rental: await siteRental(inside, rental, ctx.language) };
};

/** The rental with its box, if the PIN is still its own once they are held. */
async function lockByPin(ctx: CompanyCtx, locationId: string, pin: string): Promise<Rental | undefined> {
  const hash = pinHash(ctx.house, locationId, pin);
  const byPin = () =>
    rentalRows(
      ctx,
      sql`r.company_id = ${ctx.companyId} and r.location_id = ${locationId} and r.pin_hash = ${hash} and r.state in ('booked', 'active')`,
    );
  const [found] = await byPin();
  if (!found) return undefined;
  await lockRental(ctx, found.id);
  return (await byPin())[0];
}
