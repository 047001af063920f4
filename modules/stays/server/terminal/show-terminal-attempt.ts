import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { terminalApi } from '../../contract.ts';
import { attemptOf } from '../opening/show-attempt.ts';
import { terminalOrUnknown } from './terminal-cookie.ts';

/** Of an opening by PIN at this terminal's location. */
export const showTerminalAttempt: UseCase<typeof terminalApi.attempt> = async (ctx, { terminal, attemptId }) => {
  const { companyId, locationId } = await terminalOrUnknown(ctx, terminal);
  const isHere = sql`way = 'pin' and exists (
    select from rentals.rental_view r
    where r.company_id = opening.company_id and r.id = opening.rental_id and r.location_id = ${locationId})`;
  return attemptOf(inCompany(ctx, companyId), attemptId, isHere);
};
