import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { platformProblems, type supportApi } from '../../contract.ts';
import { endSupport, supportSettings } from './support-settings.ts';

const problem = problemsOf(platformProblems);

export const revokeSupport: UseCase<typeof supportApi.revoke> = async (ctx) => {
  if (!(await endSupport(ctx))) throw problem('support.none');
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'company.support_revoked',
    address: ctx.request.address,
  });
  return supportSettings(ctx);
};
