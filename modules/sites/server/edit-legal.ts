import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { siteProblems, siteStream } from '../contract.ts';
import { LegalKind, type LegalVersion, type legalApi } from '../contract-legal.ts';
import { inForceOf, newestOf, plannedOf, stateOf, whyNotPublish } from '../rules/legal-versions.ts';
import { legalInForce } from './legal-in-force.ts';
import { addLegal, findLegal, type LegalRow, listLegal, removePlanned, type StoredLegal } from './legal-store.ts';
import { findSite } from './site-store.ts';

const problem = problemsOf(siteProblems);

export const listTexts: UseCase<typeof legalApi.list> = async (ctx) => {
  const rows = await listLegal(ctx);
  const texts = LegalKind.options.map(async (kind) => {
    const inForce = await legalInForce(ctx, kind, rows);
    const planned = plannedOf(rows, kind, ctx.now);
    return {
      kind,
      inForce: shown(ctx, inForce, inForce.version),
      planned: planned ? shown(ctx, planned, inForce.version) : null,
    };
  });
  return { texts: await Promise.all(texts) };
};

/** Without a version: what an editor goes on from, the last that was written, or the shipped text. */
export const findText: UseCase<typeof legalApi.find> = async (ctx, { kind, version }) => {
  const rows = await listLegal(ctx);
  const inForce = await legalInForce(ctx, kind, rows);
  const newest = newestOf(rows, kind);
  const wanted = version ?? Math.max(newest, inForce.version);
  const legal = wanted === inForce.version ? inForce : await findLegal(ctx, kind, wanted);
  if (!legal) throw problem('legal.unknown');
  const others = rows.filter((row) => row.kind === kind && row.version !== inForce.version);
  const versions = [...others, inForce].toSorted((a, b) => b.version - a.version);
  return {
    ...shown(ctx, legal, inForce.version),
    kind,
    text: legal.text,
    newest,
    versions: versions.map((each) => shown(ctx, each, inForce.version)),
  };
};

export const publishText: UseCase<typeof legalApi.publish> = async (ctx, { kind, newest, text, validFrom }) => {
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
  // Shipped texts are kept when customers agree to them; that is nobody's edit. Of two who publish at once, one finds the number taken.
  const isOlder = rows.some((row) => row.kind === kind && row.version > newest && !row.isTemplate);
  if (isOlder || !(await addLegal(ctx, legal))) throw problem('legal.changed_meanwhile');
  await note(ctx, 'site.legal_published', { kind, version: legal.version, validFrom: legal.validFrom });
  const inForce = inForceOf([...rows, legal], kind, ctx.now);
  return shown(ctx, legal, inForce?.version ?? 0);
};

export const takeBackText: UseCase<typeof legalApi.takeBack> = async (ctx, { kind, version }) => {
  const known = await findLegal(ctx, kind, version);
  if (!known) throw problem('legal.unknown');
  if (!(await removePlanned(ctx, kind, version))) throw problem('legal.in_force');
  await note(ctx, 'site.legal_taken_back', { kind, version, validFrom: known.validFrom });
  return {};
};

async function note(ctx: CompanyCtx, action: string, after: object): Promise<void> {
  await audit(ctx, { subjectKind: 'site', subjectId: ctx.companyId, action, after });
  await publish(ctx, siteStream, { type: 'changed' });
}

function shown(ctx: CompanyCtx, row: LegalRow, inForce: number): LegalVersion {
  const { version, validFrom, createdAt, personName, isTemplate } = row;
  return { version, validFrom, createdAt, personName, isTemplate, state: stateOf(row, inForce, ctx.now) };
}
