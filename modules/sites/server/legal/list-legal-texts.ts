import type { UseCase } from '@fachwerk/server/module';
import { LegalKind, type legalApi } from '../../contract-legal.ts';
import { plannedOf } from '../../rules/legal-versions.ts';
import { legalInForce } from './legal-in-force.ts';
import { listLegal } from './legal-store.ts';
import { presentVersion } from './legal-version.ts';

export const listLegalTexts: UseCase<typeof legalApi.list> = async (ctx) => {
  const rows = await listLegal(ctx);
  const texts = LegalKind.options.map(async (kind) => {
    const inForce = await legalInForce(ctx, kind, rows);
    const planned = plannedOf(rows, kind, ctx.now);
    return {
      kind,
      inForce: presentVersion(ctx, inForce, inForce.version),
      planned: planned ? presentVersion(ctx, planned, inForce.version) : null,
    };
  });
  return { texts: await Promise.all(texts) };
};
