import { canWrite } from '@fachwerk/ai-text/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { chatLinkApi } from '../contract.ts';

export const showTranslator: UseCase<typeof chatLinkApi.translator> = async (ctx) => ({
  isThere: canWrite(ctx.app),
});
