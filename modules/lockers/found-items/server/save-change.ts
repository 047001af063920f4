import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { addStep, type ItemRow, saveItem } from './item-store.ts';
import { notifyWatchers } from './notify-watchers.ts';

type Saved = { readonly before: ItemRow; readonly after: ItemRow; readonly step: Parameters<typeof addStep>[2] };

/** The item with its step, in audit and on screens. */
export async function saveChange(ctx: Ctx, { before, after, step }: Saved): Promise<void> {
  await saveItem(ctx, after);
  await addStep(ctx, after.id, step);
  await audit(ctx, {
    subjectKind: 'found_item',
    subjectId: after.id,
    action: `found_item.${step.kind}`,
    before: { state: before.state, keptUntil: before.keptUntil },
    after: { what: after.what, state: after.state, keptUntil: after.keptUntil },
    address: ctx.request.address,
  });
  await notifyWatchers(ctx, after.id);
}
