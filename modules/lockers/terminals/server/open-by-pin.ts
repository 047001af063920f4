import { openRentedBox, siteRental } from '@fachwerk/active-rentals/facade-opening';
import { inCompany } from '@fachwerk/companies/facade';
import { lockPins, lockRentalByPin } from '@fachwerk/rentals/facade-renter';
import { keeping } from '@fachwerk/server/http-routes';
import type { UseCase } from '@fachwerk/server/module';
import type { terminalApi } from '../contract.ts';
import { otherPinTyped } from './facade-hooks.ts';
import { problem } from './problem.ts';
import { terminalOrUnknown } from './terminal-cookie.ts';
import { noteWrongPin, refuseGuessing } from './wrong-pins.ts';

/**
 * Opens the box of whoever knows the PIN. Nothing tells a PIN of nobody from one of another location:
 * here it is right or wrong. While a terminal rests, it does not even look.
 */
export const openByPin: UseCase<typeof terminalApi.open> = async (ctx, { terminal: secret, pin, transactionId }) => {
  const terminal = await terminalOrUnknown(ctx, secret);
  const scoped = inCompany(ctx, terminal.companyId);
  await refuseGuessing(scoped, terminal);
  const rental = await lockRentalByPin(scoped, terminal.locationId, pin);
  const { locationId } = terminal;
  const typed = { locationId, pin, transactionId };
  const open = rental ? null : await ctx.app.hooks.find(otherPinTyped)?.(scoped, typed);
  // One try after the other: whoever waited here while others guessed is judged by their guesses too.
  await lockPins(scoped, terminal.locationId);
  await refuseGuessing(scoped, terminal);
  if (open) return { ...(await open()), rental: null };
  if (!rental) {
    await noteWrongPin(scoped, terminal);
    throw keeping(problem('pin.wrong'));
  }
  const attempt = await openRentedBox(scoped, rental, { transactionId, way: 'pin' });
  const shown = await siteRental(scoped, rental, ctx.language);
  return { ...attempt, boxNumber: shown.boxNumber, rental: shown };
};
