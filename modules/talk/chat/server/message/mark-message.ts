import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { markIn } from './mark-in.ts';

export const markMessage: UseCase<typeof chatApi.markMessage> = async (ctx, { id, messageId, mark }) => {
  const marked = await markIn(ctx, id, messageId, mark, { side: 'staff', userId: ctx.caller.userId });
  if (mark === 'delete')
    await audit(ctx, {
      subjectKind: 'chat',
      subjectId: id,
      action: 'chat.message_deleted',
      address: ctx.request.address,
    });
  return marked;
};
