import { inCompany } from '@fachwerk/companies/facade';
import { noteTerminal, pairTerminal } from '@fachwerk/devices/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { terminalApi } from '../contract.ts';
import { TERMINAL_COOKIE } from './terminal-cookie.ts';

/** A tablet stays where it is for years. */
const PAIRED_DAYS = 400;

/** A tablet of a wall becomes its terminal. */
export const pairTablet: UseCase<typeof terminalApi.pair> = async (ctx, { token }) => {
  const terminal = await pairTerminal(ctx, token);
  const { secret, locationId, locationName } = terminal;
  await noteTerminal(inCompany(ctx, terminal.companyId), terminal);
  ctx.setCookie(TERMINAL_COOKIE, secret, { maxAgeSeconds: PAIRED_DAYS * 24 * 3600, path: '/' });
  return { terminal: secret, locationId, locationName };
};
