import type { UseCase } from '@fachwerk/server/module';
import type { messageApi } from '../../contract.ts';
import { composePreview } from './compose-mail.ts';
import { ownReader } from './own-reader.ts';

export const previewMessage: UseCase<typeof messageApi.preview> = async (ctx, { message }) =>
  composePreview(ctx, message, await ownReader(ctx));
