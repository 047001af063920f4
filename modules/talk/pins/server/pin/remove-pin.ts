import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { pinApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { deletePin } from './pin-store.ts';

export const removePin: UseCase<typeof pinApi.remove> = async (ctx, { id }) => {
  const pin = await deletePin(ctx, id);
  if (!pin) throw problem('pin.unknown');
  const before = { name: pin.name };
  await audit(ctx, { subjectKind: 'pin', subjectId: id, action: 'pin.removed', before, address: ctx.request.address });
  return {};
};
