import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { firstStepsApi } from '../contract.ts';
import { stepsOfCompany } from './steps-of-company.ts';

export const putAwayFirstSteps: UseCase<typeof firstStepsApi.putAway> = async (ctx, { isPutAway }) => {
  const changed = await ctx.db.count(
    isPutAway
      ? sql`insert into first_steps.put_away (company_id, at) values (${ctx.companyId}, ${ctx.now}) on conflict do nothing`
      : sql`delete from first_steps.put_away where company_id = ${ctx.companyId}`,
  );
  if (changed > 0) {
    await audit(ctx, {
      subjectKind: 'company',
      subjectId: ctx.companyId,
      action: isPutAway ? 'company.first_steps_put_away' : 'company.first_steps_back',
      address: ctx.request.address,
    });
  }
  return stepsOfCompany(ctx, 'overview');
};
