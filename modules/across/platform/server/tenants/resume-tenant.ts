import { problemsOf } from '@fachwerk/base/problem';
import { companyChanged, companyStream } from '@fachwerk/companies/contract';
import { companiesOfNetwork } from '@fachwerk/companies/facade';
import { saveSuspension } from '@fachwerk/companies/facade-tenancy';
import { audit } from '@fachwerk/server/audit';
import { emit } from '@fachwerk/server/events';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { platformProblems, type tenantApi } from '../../contract.ts';
import { whyNotResume } from '../../rules/tenant-rules.ts';
import { lockedTenant, tenantRecord } from './tenant-records.ts';

const problem = problemsOf(platformProblems);

export const resumeTenant: UseCase<typeof tenantApi.resume> = async (ctx, { companyId }) => {
  const { record, inside } = await lockedTenant(ctx, companyId);
  const refusal = whyNotResume(record);
  if (refusal) throw problem(refusal);
  await saveSuspension(inside, null);
  await audit(inside, {
    subjectKind: 'company',
    subjectId: companyId,
    action: 'company.resumed',
    before: { reason: record.suspensionReason },
    address: ctx.request.address,
  });
  // Whose boxes are sold changes with it: a franchisee stands and falls with its franchisor.
  for (const each of await companiesOfNetwork(inside)) await emit(inside, companyChanged, { companyId: each });
  await publish(inside, companyStream, { type: 'changed' });
  return tenantRecord(ctx, companyId);
};
