import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeFiles } from './asset-files.ts';

/** After the commit: a change that is undone must not have lost its files. Each content has files of its own, so nobody else needs them. */
export const removeFilesJob = job({
  name: 'media.remove-files',
  transaction: 'own',
  payload: z.object({ fileKeys: z.array(z.string()) }),
  run: (ctx, { fileKeys }) => removeFiles(ctx, fileKeys),
});
