import { keepUpload } from '@fachwerk/server/keep-upload';
import type { UseCase } from '@fachwerk/server/module';
import { FILE_MOST_BYTES, type surveySiteApi } from '../../contract-site.ts';
import { problem } from '../problem.ts';
import { addFile } from './file-store.ts';
import { shownSurvey } from './shown-survey.ts';

/** Only where the survey asks for one at this moment. A file whose row fails is not left behind. */
export const addUpload: UseCase<typeof surveySiteApi.attach> = async (ctx, { slug, name, file }) => {
  const { survey, content } = await shownSurvey(ctx, slug);
  if (survey.state !== 'open' || survey.isAnonymous || !content.questions.some(({ type }) => type === 'file'))
    throw problem('survey.not_open');
  const kept = await keepUpload(ctx, file, FILE_MOST_BYTES);
  if ('refusal' in kept)
    throw problem(kept.refusal === 'too_large' ? 'survey.file_too_large' : 'survey.file_not_taken');
  try {
    return { id: await addFile(ctx, survey.id, name || '–', kept.fileKey), name };
  } catch (error) {
    await ctx.app.files.remove(kept.fileKey);
    throw error;
  }
};
