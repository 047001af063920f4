import { pinAttemptAt } from '@fachwerk/active-rentals/facade-opening';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { terminalApi } from '../contract.ts';
import { otherAttempt } from './facade-hooks.ts';
import { terminalOrUnknown } from './terminal-cookie.ts';

/** Of an opening by PIN at this terminal's location. */
export const showTerminalAttempt: UseCase<typeof terminalApi.attempt> = async (ctx, { terminal, attemptId }) => {
  const { companyId, locationId } = await terminalOrUnknown(ctx, terminal);
  const scoped = inCompany(ctx, companyId);
  const other = await ctx.app.hooks.find(otherAttempt)?.(scoped, { attemptId, locationId });
  return other ?? pinAttemptAt(scoped, attemptId, locationId);
};
