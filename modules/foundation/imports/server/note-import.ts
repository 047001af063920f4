import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { StoredImport } from './store/import-store.ts';

/** What the rows hold is in the trail of their own records; here stands that a file was the cause. */
export function noteImport(
  ctx: Ctx,
  { id, kind, counts }: StoredImport,
  deed: 'started' | 'stopped' | 'undone',
): Promise<void> {
  return audit(ctx, {
    subjectKind: 'import',
    subjectId: id,
    action: `import.${deed}`,
    after: { kind, rows: counts.all ?? 0 },
    address: ctx.request.address,
  });
}
