import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type pageApi, pageProblems, pageStream } from '../../contract.ts';
import { pageVersionOf } from './page-store.ts';
import { listOthers, notePresence } from './presence-store.ts';

const problem = problemsOf(pageProblems);

export const enterPage: UseCase<typeof pageApi.enter> = async (ctx, { pageId }) => {
  const version = await pageVersionOf(ctx, pageId);
  if (version === undefined) throw problem('page.unknown');
  const isNews = await notePresence(ctx, pageId);
  if (isNews) await publish(ctx, pageStream, { type: 'entered', pageId, version });
  return { others: await listOthers(ctx, pageId), version };
};
