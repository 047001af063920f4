import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { noteTerminal, pairTerminal, type Terminal, terminalOf } from '@fachwerk/lockers/facade';
import type { SiteCtx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { rentalProblems } from '../contract.ts';
import type { terminalApi } from '../contract-site.ts';
import { attemptOf } from './attempt-show.ts';
import { siteLocation } from './site-locations.ts';

const problem = problemsOf(rentalProblems);

/** A tablet stays where it is for years. */
const PAIRED_DAYS = 400;
const COOKIE = 'fw_terminal';

/** A tablet of a wall becomes its terminal. */
export const pairTablet: UseCase<typeof terminalApi.pair> = async (ctx, { token }) => {
  const terminal = await pairTerminal(ctx, token);
  const { secret, locationId, locationName } = terminal;
  await noteTerminal(inCompany(ctx, terminal.companyId), terminal);
  ctx.setCookie(COOKIE, secret, { maxAgeSeconds: PAIRED_DAYS * 24 * 3600, path: '/' });
  return { terminal: secret, locationId, locationName };
};

export const showTerminal: UseCase<typeof terminalApi.show> = async (ctx, { terminal }) => {
  const { locationId } = await terminalOrUnknown(ctx, terminal);
  const location = await siteLocation(ctx, locationId);
  if (!location) throw problem('rental.location_unknown');
  return location;
};

/** The page of a tablet asks again and again: so staff know that it is there. */
export const noteAlive: UseCase<typeof terminalApi.alive> = async (ctx, { terminal: secret }) => {
  const terminal = await terminalOrUnknown(ctx, secret);
  await noteTerminal(inCompany(ctx, terminal.companyId), terminal);
  return {};
};

/** Of an opening by PIN at this terminal's location. */
export const showTerminalAttempt: UseCase<typeof terminalApi.attempt> = async (ctx, { terminal, attemptId }) => {
  const { companyId, locationId } = await terminalOrUnknown(ctx, terminal);
  const isHere = sql`way = 'pin' and exists (
    select from rentals.rental r where r.company_id = opening.company_id and r.id = opening.rental_id and r.location_id = ${locationId})`;
  return attemptOf(inCompany(ctx, companyId), attemptId, isHere);
};

export async function terminalOrUnknown(ctx: SiteCtx, given: string | undefined): Promise<Terminal> {
  const secret = given ?? ctx.request.cookies[COOKIE];
  const terminal = secret && (await terminalOf(ctx, secret));
  if (!terminal) throw problem('terminal.unknown');
  return terminal;
}
