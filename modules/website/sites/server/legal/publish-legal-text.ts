import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { siteProblems } from '../../contract.ts';
import type { legalApi } from '../../contract-legal.ts';
import { inForceOf, newestOf, whyNotPublish } from '../../rules/legal-versions.ts';
import { findSite } from '../site-store.ts';
import { legalOwner } from './legal-owner.ts';
import { addLegal, listLegal, type StoredLegal } from './legal-store.ts';
import { noteChange, presentVersion } from './legal-version.ts';

const problem = problemsOf(siteProblems);

export const publishLegalText: UseCase<typeof legalApi.publish> = async (caller, input) => {
  const { companyId, kind, newest, text, validFrom } = input;
  const ctx = await legalOwner(caller, companyId);
  const rows = await listLegal(ctx);
  const { site } = await findSite(ctx);
  const refusal = whyNotPublish({ text, validFrom }, site.defaultLanguage, ctx.now);
  if (refusal) throw problem(refusal);
  const legal: StoredLegal = {
    kind,
    version: newestOf(rows, kind) + 1,
    text,
    isTemplate: false,
    validFrom: validFrom && validFrom > ctx.now ? validFrom : ctx.now,
    createdAt: ctx.now,
    personId: ctx.caller.userId,
    personName: ctx.caller.name,
  };
  // Templates stored by a customer's consent are no edit. Of two concurrent publishers, one finds the number taken.
  const isOlder = rows.some((row) => row.kind === kind && row.version > newest && !row.isTemplate);
  if (isOlder || !(await addLegal(ctx, legal))) throw problem('legal.changed_meanwhile');
  await noteChange(caller, ctx, 'site.legal_published', { kind, version: legal.version, validFrom: legal.validFrom });
  const inForce = inForceOf([...rows, legal], kind, ctx.now);
  return presentVersion(ctx, legal, inForce?.version ?? 0);
};
