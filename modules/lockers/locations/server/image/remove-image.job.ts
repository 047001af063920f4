import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { removeImageFiles } from './image-files.ts';

/** Files go after the commit: a change that is undone must not have lost its picture. */
export const removeImageJob = job({
  name: 'locations.remove-image',
  transaction: 'own',
  payload: z.object({ imageKey: z.string() }),
  run: (ctx, { imageKey }) => removeImageFiles(ctx, imageKey),
});
