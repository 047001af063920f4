import { problemsOf } from '@fachwerk/base/problem';
import { companyStream } from '@fachwerk/companies/contract';
import type { SupportHours } from '@fachwerk/companies/contract-tenancy';
import { isOperator } from '@fachwerk/companies/facade';
import { addSupport } from '@fachwerk/companies/facade-tenancy';
import { supportEnd } from '@fachwerk/companies/rules/support';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { platformProblems, type supportApi } from '../../contract.ts';
import { endSupport, supportSettings } from './support-settings.ts';

const problem = problemsOf(platformProblems);

/** Another one takes the place of what ran: a narrower right must not leave a wider one behind. */
export const grantSupport: UseCase<typeof supportApi.grant> = async (ctx, { hours, mode }) => {
  if (await isOperator(ctx)) throw problem('support.of_operator');
  await endSupport(ctx);
  const endsAt = supportEnd(hours as SupportHours, ctx.now);
  await addSupport(ctx, { id: ctx.newId(), mode, endsAt, grantedBy: ctx.caller.name });
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'company.support_granted',
    after: { mode, endsAt },
    address: ctx.request.address,
  });
  await publish(ctx, companyStream, { type: 'changed' });
  return supportSettings(ctx);
};
