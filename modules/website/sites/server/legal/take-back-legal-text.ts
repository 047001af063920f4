import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { siteProblems } from '../../contract.ts';
import type { legalApi } from '../../contract-legal.ts';
import { legalOwner } from './legal-owner.ts';
import { findLegal, removePlanned } from './legal-store.ts';
import { noteChange } from './legal-version.ts';

const problem = problemsOf(siteProblems);

export const takeBackLegalText: UseCase<typeof legalApi.takeBack> = async (caller, { companyId, kind, version }) => {
  const ctx = await legalOwner(caller, companyId);
  const known = await findLegal(ctx, kind, version);
  if (!known) throw problem('legal.unknown');
  if (!(await removePlanned(ctx, kind, version))) throw problem('legal.in_force');
  await noteChange(caller, ctx, 'site.legal_taken_back', { kind, version, validFrom: known.validFrom });
  return {};
};
