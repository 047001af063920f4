import { findMe, supporterName, visitCompany } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import { companyStream } from '@fachwerk/companies/contract';
import { addVisit } from '@fachwerk/companies/facade-tenancy';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { platformProblems, type tenantApi } from '../../contract.ts';
import { whyNotVisit } from '../../rules/tenant-rules.ts';
import { lockedTenant } from '../tenants/tenant-records.ts';

const problem = problemsOf(platformProblems);

/** Somebody of the operator, under their own name. The company reads in its own records who came in, and when. */
export const enterTenant: UseCase<typeof tenantApi.enter> = async (ctx, { companyId }) => {
  const { record, inside } = await lockedTenant(ctx, companyId);
  const refusal = whyNotVisit(record);
  if (refusal) throw problem(refusal);
  const { caller } = ctx;
  const me = await findMe(ctx, caller.userId);
  const visit = { companyId, supportId: record.support!.id };
  const visited = me && (await visitCompany(ctx, caller, me, visit));
  if (!visited) throw problem('support.not_granted');
  const name = supporterName(me.contact);
  await addVisit(inside, visit.supportId, { id: caller.userId, name });
  await audit(inside, {
    subjectKind: 'company',
    subjectId: companyId,
    action: 'company.support_entered',
    after: { mode: record.support!.mode },
    address: ctx.request.address,
    actor: { id: caller.userId, name },
  });
  await publish(inside, companyStream, { type: 'changed' });
  return visited;
};
