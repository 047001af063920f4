import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import type { pageApi } from '../../contract.ts';
import { webPageStream } from '../../contract-shown.ts';
import { knownKinds } from '../blocks/known-kinds.ts';
import { lockRead, savedPage } from '../page/page-there.ts';
import { publishOne } from './publish-one.ts';

export const publishPage: UseCase<typeof pageApi.publish> = async (
  ctx,
  { pageId, version, note, evenHalfTranslated },
) => {
  const kinds = await knownKinds(ctx);
  const page = await lockRead(ctx, pageId, version);
  await publishOne(ctx, kinds, page, { note, evenHalfTranslated: evenHalfTranslated ?? false });
  await publish(ctx, webPageStream, { type: 'changed' });
  return savedPage(ctx, pageId);
};
