import type { UseCase } from '@fachwerk/server/module';
import type { logApi } from '../../contract.ts';
import { by, send } from './send-call.ts';

export const sendGetCall: UseCase<typeof logApi.sendGetCall> = (ctx, { url }) =>
  send(ctx, { url, method: 'GET', headers: {}, ...by(ctx), action: 'call.sent' });
