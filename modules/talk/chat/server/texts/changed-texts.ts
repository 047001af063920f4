import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { Container } from '../../contract-texts.ts';
import { listContainers } from './text-store.ts';

/** Writes down who changed the texts that all use, and answers with all of them. */
export async function changedTexts(
  ctx: Ctx,
  subjectId: string,
  action: string,
  after: object,
): Promise<{ readonly containers: Container[] }> {
  await audit(ctx, { subjectKind: 'chat_text', subjectId, action, after, address: ctx.request.address });
  return { containers: await listContainers(ctx) };
}
