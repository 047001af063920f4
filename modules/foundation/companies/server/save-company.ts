import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import {
  type Company,
  type CompanyData,
  type companyApi,
  companyChanged,
  companyProblems,
  companyStream,
} from '../contract.ts';
import { lockCompany, saveCompany as store } from './company-store.ts';

const problem = problemsOf(companyProblems);

export const saveCompany: UseCase<typeof companyApi.save> = async (ctx, { company: data, version }) => {
  const current = await lockCompany(ctx);
  if (!current) throw problem('company.unknown');
  if (current.version !== version)
    throw problem('company.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  return changeCompany(ctx, current, data);
};

/** Writes, audits and publishes a change of the locked company of `ctx`. The caller has checked the rules. */
export async function changeCompany(ctx: Ctx, current: Company, data: CompanyData): Promise<Company> {
  const changes = changesOf(current, data);
  if (changes.length === 0) return current;

  await store(ctx, data);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'company.changed',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
  await emit(ctx, companyChanged, { companyId: ctx.companyId });
  await publish(ctx, companyStream, { type: 'changed' });
  return { ...current, ...data, version: current.version + 1 };
}
