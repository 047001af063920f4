import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';

type Action = 'created' | 'saved' | 'published' | 'paused' | 'resumed' | 'deleted';

export async function auditDialogue(ctx: Ctx, id: string, action: Action, after: object = {}): Promise<void> {
  const about = { subjectKind: 'dialogue', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: `dialogue.${action}`, after });
}
