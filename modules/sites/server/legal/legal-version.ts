import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { siteStream } from '../../contract.ts';
import type { LegalVersion } from '../../contract-legal.ts';
import { stateOf } from '../../rules/legal-versions.ts';
import type { LegalRow } from './legal-store.ts';

export async function noteChange(ctx: CompanyCtx, action: string, after: object): Promise<void> {
  await audit(ctx, { subjectKind: 'site', subjectId: ctx.companyId, action, after });
  await publish(ctx, siteStream, { type: 'changed' });
}

export function presentVersion(ctx: CompanyCtx, row: LegalRow, inForce: number): LegalVersion {
  const { version, validFrom, createdAt, personName, isTemplate } = row;
  return { version, validFrom, createdAt, personName, isTemplate, state: stateOf(row, inForce, ctx.now) };
}
