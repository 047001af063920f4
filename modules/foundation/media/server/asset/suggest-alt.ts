import { describePicture } from '@fachwerk/ai-text/facade';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type mediaApi, mediaProblems } from '../../contract.ts';
import { jpegKey } from './asset-keys.ts';
import { findAsset } from './asset-store.ts';

const problem = problemsOf(mediaProblems);
const MOST_CHARACTERS = 200;

/** Of the picture as it is shown: what was cropped away is nobody's business. */
export const suggestAlt: UseCase<typeof mediaApi.suggestAlt> = async (ctx, { id }) => {
  const asset = await findAsset(ctx, id);
  if (!asset) throw problem('media.unknown');
  const drawn = asset.fileKey && (await ctx.app.files.find(jpegKey(asset.fileKey)));
  if (!drawn) throw problem('media.not_a_picture');
  const text = await describePicture(ctx, { jpeg: drawn.bytes, language: 'de' });
  return { text: text.slice(0, MOST_CHARACTERS) };
};
