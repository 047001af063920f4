import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type companyApi, companyProblems } from '../contract.ts';
import { findCompany } from './company-store.ts';

const problem = problemsOf(companyProblems);

export const showCompany: UseCase<typeof companyApi.own> = async (ctx) => {
  const company = await findCompany(ctx);
  if (!company) throw problem('company.unknown');
  return company;
};
