import type { UseCase } from '@fachwerk/server/module';
import type { logApi } from '../../contract.ts';
import { replay } from './send-call.ts';

export const replayCall: UseCase<typeof logApi.replay> = (ctx, { id }) => replay(ctx, id);
