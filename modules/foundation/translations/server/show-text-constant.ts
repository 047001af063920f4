import { canWrite } from '@fachwerk/ai-text/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { translationApi } from '../contract.ts';
import { listVersions } from './override-store.ts';
import { readConstant } from './read-constant.ts';

const MOST_VERSIONS = 100;

export const showTextConstant: UseCase<typeof translationApi.find> = async (ctx, { key }) => ({
  constant: await readConstant(ctx, key),
  versions: await listVersions(ctx, key, MOST_VERSIONS),
  canDraft: canWrite(ctx.app),
});
