import type { UseCase } from '@fachwerk/server/module';
import type { chatTextApi } from '../../contract-texts.ts';
import { readCallBacks } from './call-back-store.ts';

export const listCallBacks: UseCase<typeof chatTextApi.callBacks> = async (ctx, { isDone }) => ({
  callBacks: await readCallBacks(ctx, isDone),
});
