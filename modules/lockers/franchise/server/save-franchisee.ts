import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { changeCompany, inCompany, lockFranchisee } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import {
  type Agreement,
  type FranchiseeData,
  type franchiseApi,
  franchiseProblems,
  franchiseStream,
} from '../contract.ts';
import { whyNotPeriod } from '../rules/contract-period.ts';
import { findAgreement, type StoredAgreement, saveAgreement } from './franchise-store.ts';
import { franchiseeData, franchiseesOf } from './franchisee-records.ts';

const problem = problemsOf(franchiseProblems);

export const saveFranchisee: UseCase<typeof franchiseApi.save> = async (ctx, { franchisee }) => {
  const { id, version, ...data } = franchisee;
  const company = await lockFranchisee(ctx, id);
  if (!company) throw problem('franchisee.unknown');
  refuseBadPeriod(data);
  const scoped = inCompany(ctx, id);
  const before = await findAgreement(scoped);
  const current = franchiseeData(company, before);
  if (current.version !== version)
    throw problem('franchisee.changed_meanwhile', {}, { conflict: saveConflict(current, data) });

  const { website, secondFactorRequired, taxNumber, isSmallBusiness, moneyDecimals } = company;
  const { companyData, agreement } = apart(data);
  const changed = await changeCompany(scoped, company, {
    ...companyData,
    website,
    secondFactorRequired,
    taxNumber,
    isSmallBusiness,
    moneyDecimals,
  });
  await changeAgreement(scoped, before, agreement);
  if (changesOf(current, data).length > 0) await publish(ctx, franchiseStream, { type: 'changed' });
  const [saved] = await franchiseesOf(ctx, [{ ...company, ...changed }]);
  return saved!;
};

/** Said at the field that ends too early. */
export function refuseBadPeriod(data: FranchiseeData): void {
  const code = whyNotPeriod(data);
  if (code) throw problem(code, {}, { fields: [{ path: 'franchisee.contractUntil', code }] });
}

/** What belongs to the company and what to the agreement. */
export function apart(data: FranchiseeData) {
  const { contractParty, contractNumber, contractFrom, contractUntil, feeBasisPoints, note, ...companyData } = data;
  const agreement = { contractParty, contractNumber, contractFrom, contractUntil, feeBasisPoints, note };
  return { companyData, agreement };
}

async function changeAgreement(ctx: Ctx, before: StoredAgreement, agreement: Agreement): Promise<void> {
  const changes = changesOf(before, agreement);
  if (changes.length === 0) return;
  await saveAgreement(ctx, agreement);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'company.agreement_changed',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
}
