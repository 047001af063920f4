import { problemsOf } from '@fachwerk/base/problem';
import { createCompany, findCompany, inCompany, lockFranchisee } from '@fachwerk/companies/facade';
import { inviteFirstAdministrator } from '@fachwerk/people/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type franchiseApi, franchiseProblems, franchiseStream } from '../contract.ts';
import { saveAgreement } from './franchise-store.ts';
import { franchiseesOf } from './franchisee-records.ts';
import { apart, refuseBadPeriod } from './save-franchisee.ts';

const problem = problemsOf(franchiseProblems);

/** The company, the agreement and the administrator come together or not at all. */
export const addFranchisee: UseCase<typeof franchiseApi.add> = async (ctx, { franchisee }) => {
  const { administrator, ...data } = franchisee;
  refuseBadPeriod(data);
  const franchisor = await findCompany(ctx);
  if (!franchisor) throw problem('franchisee.unknown');

  const { companyData, agreement } = apart(data);
  const { id } = await createCompany(ctx, {
    name: data.name,
    hasFreeCode: true,
    kind: 'franchisee',
    franchisorCompany: franchisor.code,
    isDemo: franchisor.isDemo,
    data: companyData,
  });
  const scoped = inCompany(ctx, id);
  await saveAgreement(scoped, agreement);
  await audit(scoped, {
    subjectKind: 'company',
    subjectId: id,
    action: 'company.agreement_made',
    after: agreement,
    address: ctx.request.address,
  });
  await inviteFirstAdministrator(scoped, { ...administrator, language: data.defaultLanguage });
  await publish(ctx, franchiseStream, { type: 'changed' });
  const [added] = await franchiseesOf(ctx, [(await lockFranchisee(ctx, id))!]);
  return added!;
};
