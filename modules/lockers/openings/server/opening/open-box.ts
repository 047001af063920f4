import type { UseCase } from '@fachwerk/server/module';
import type { openApi } from '../../contract.ts';
import { requestOpening } from './request-opening.ts';

export const openBox: UseCase<typeof openApi.open> = (ctx, { item, type, sendAltSignal }) =>
  requestOpening(ctx, {
    lockId: item.id,
    transactionId: item.transactionId,
    type,
    sendAltSignal,
    reason: item.reason ?? '',
    mayOmitReason: ctx.caller.capabilities.has('locks.open_without_reason'),
    person: { id: ctx.caller.userId, name: ctx.caller.name },
  });
