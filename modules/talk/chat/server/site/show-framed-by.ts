import type { UseCase } from '@fachwerk/server/module';
import { ownOrigins } from '@fachwerk/sites/facade';
import type { chatFrameApi } from '../../contract-frame.ts';

export const showFramedBy: UseCase<typeof chatFrameApi.framedBy> = async (ctx) => ({ origins: await ownOrigins(ctx) });
