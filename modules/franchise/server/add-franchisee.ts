import { problemsOf } from '@fachwerk/base/problem';
import { companyByCode, createCompany, findCompany, inCompany, lockFranchisee } from '@fachwerk/companies/facade';
import { companyCode } from '@fachwerk/companies/rules/company-code';
import { inviteFirstAdministrator } from '@fachwerk/people/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
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
    code: await freeCode(ctx, data.name),
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

/** Two towns may have a shop of the same name: the second one's code gets a number. */
async function freeCode(ctx: Ctx, name: string): Promise<string> {
  const plain = companyCode(name);
  for (let number = 1; ; number++) {
    const code = number === 1 ? plain : `${plain}-${number}`;
    if (!(await companyByCode(ctx, code))) return code;
  }
}
