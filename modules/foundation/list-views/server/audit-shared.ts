import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { StoredView } from './view-store.ts';

const told = (view: StoredView | null) =>
  view?.isShared ? { name: view.name, list: view.list, query: view.query } : null;

/** What others see is audited; a person's own views are not. */
export async function auditShared(ctx: Ctx, before: StoredView | null, after: StoredView | null): Promise<void> {
  const [was, is] = [told(before), told(after)];
  if (!was && !is) return;
  const action = was && is ? 'list_view.changed' : is ? 'list_view.shared' : 'list_view.withdrawn';
  await audit(ctx, {
    subjectKind: 'list_view',
    subjectId: (after ?? before)!.id,
    action,
    before: was,
    after: is,
    address: ctx.request.address,
  });
}
