import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { siteProblems } from '../../contract.ts';
import type { legalApi } from '../../contract-legal.ts';
import { newestOf } from '../../rules/legal-versions.ts';
import { legalInForce } from './legal-in-force.ts';
import { legalOwner } from './legal-owner.ts';
import { findLegal, listLegal } from './legal-store.ts';
import { presentVersion } from './legal-version.ts';

const problem = problemsOf(siteProblems);

/** Without a version: the newest one written, or the template, for editing. */
export const findLegalText: UseCase<typeof legalApi.find> = async (caller, { companyId, kind, version }) => {
  const ctx = await legalOwner(caller, companyId);
  const rows = await listLegal(ctx);
  const inForce = await legalInForce(ctx, kind, rows);
  const newest = newestOf(rows, kind);
  const wanted = version ?? Math.max(newest, inForce.version);
  const legal = wanted === inForce.version ? inForce : await findLegal(ctx, kind, wanted);
  if (!legal) throw problem('legal.unknown');
  const others = rows.filter((row) => row.kind === kind && row.version !== inForce.version);
  const versions = [...others, inForce].toSorted((a, b) => b.version - a.version);
  return {
    ...presentVersion(ctx, legal, inForce.version),
    kind,
    text: legal.text,
    newest,
    versions: versions.map((each) => presentVersion(ctx, each, inForce.version)),
  };
};
