import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { siteStream } from '../../contract.ts';
import type { LegalVersion } from '../../contract-legal.ts';
import { stateOf } from '../../rules/legal-versions.ts';
import type { LegalRow } from './legal-store.ts';

/** Audits the change with the owner of the text and notifies its editors. */
export async function noteChange(caller: CompanyCtx, owner: CompanyCtx, action: string, after: object): Promise<void> {
  await audit(owner, { subjectKind: 'site', subjectId: owner.companyId, action, after });
  await publish(caller, siteStream, { type: 'changed' });
}

export function presentVersion(ctx: CompanyCtx, row: LegalRow, inForce: number): LegalVersion {
  const { version, validFrom, createdAt, personName, isTemplate } = row;
  return { version, validFrom, createdAt, personName, isTemplate, state: stateOf(row, inForce, ctx.now) };
}
