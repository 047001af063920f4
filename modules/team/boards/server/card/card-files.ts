import { problemsOf } from '@fachwerk/base/problem';
import type { Upload } from '@fachwerk/base/schema';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type KeptUpload, keepUpload } from '@fachwerk/server/keep-upload';
import { boardProblems } from '../../contract.ts';
import { FILE_MOST_BYTES } from '../../contract-card.ts';

const problem = problemsOf(boardProblems);

export async function storeFile(ctx: CompanyCtx, upload: Upload | Blob): Promise<KeptUpload> {
  const kept = await keepUpload(ctx, upload, FILE_MOST_BYTES);
  if ('refusal' in kept) throw problem(kept.refusal === 'too_large' ? 'card.file_too_large' : 'card.file_not_taken');
  return kept;
}
