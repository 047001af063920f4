import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { audit } from '@fachwerk/server/audit';
import { hashToken } from '@fachwerk/server/crypto';
import type { UseCase } from '@fachwerk/server/module';
import { siteAddress } from '@fachwerk/sites/facade';
import { type pageApi, pageProblems } from '../../contract.ts';
import { pageVersionOf } from '../page/page-store.ts';
import { addPreview } from './preview-store.ts';

const problem = problemsOf(pageProblems);
const TOKEN_BYTES = 24;
const LASTS_MINUTES = 24 * 60;

export const makePreview: UseCase<typeof pageApi.makePreview> = async (ctx, { pageId }) => {
  if ((await pageVersionOf(ctx, pageId)) === undefined) throw problem('page.unknown');
  const token = ctx.newSecret(TOKEN_BYTES);
  const endsAt = addMinutes(ctx.now, LASTS_MINUTES);

  await addPreview(ctx, { pageId, tokenHash: hashToken(token), endsAt });
  const about = { subjectKind: 'page', subjectId: pageId, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'page.preview_made', after: { endsAt } });
  return { address: `${await siteAddress(ctx)}/vorschau/${token}`, endsAt };
};
