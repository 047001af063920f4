import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { setupApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { deleteBlock } from './block-store.ts';

export const removeBlock: UseCase<typeof setupApi.removeBlock> = async (ctx, { id }) => {
  const before = await deleteBlock(ctx, id);
  if (!before) throw problem('appointment.block_unknown');
  const about = { subjectKind: 'appointment_block', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment_block.removed', before });
  await notifyWatchers(ctx);
  return {};
};
