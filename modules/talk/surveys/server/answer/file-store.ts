import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { addJob } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import { removeFile } from './remove-file.job.ts';

export async function addFile(ctx: CompanyCtx, surveyId: string, name: string, fileKey: string): Promise<string> {
  const id = ctx.newId();
  await ctx.db.write(sql`
    insert into surveys.file (company_id, survey_id, id, name, file_key, at)
    values (${ctx.companyId}, ${surveyId}, ${id}, ${name}, ${fileKey}, ${ctx.now})`);
  return id;
}

/** True where all of them were uploaded for this survey and belong to nobody yet. */
export async function takeFiles(
  ctx: CompanyCtx,
  surveyId: string,
  answerId: string,
  ids: readonly string[],
): Promise<boolean> {
  const taken = await ctx.db.count(sql`
    update surveys.file set answer_id = ${answerId}
    where company_id = ${ctx.companyId} and survey_id = ${surveyId} and answer_id is null and id = any(${ids}::uuid[])`);
  return taken === ids.length;
}

export async function listFiles(ctx: CompanyCtx, surveyId: string): Promise<Map<string, string>> {
  const rows = await ctx.db.rows<{ id: string; fileKey: string }>(sql`
    select id, file_key from surveys.file
    where company_id = ${ctx.companyId} and survey_id = ${surveyId} and answer_id is not null`);
  return new Map(rows.map(({ id, fileKey }) => [id, fileAddress(fileKey)]));
}

/** After the commit, by jobs: of a survey that goes, or of the answers of somebody who goes. */
export async function removeFilesOf(ctx: CompanyCtx, surveyId: string, answerIds?: readonly string[]): Promise<void> {
  const gone = await ctx.db.rows<{ fileKey: string }>(sql`
    delete from surveys.file where company_id = ${ctx.companyId} and survey_id = ${surveyId}
      and (${answerIds === undefined} or answer_id = any(${answerIds ?? []}::uuid[])) returning file_key`);
  for (const { fileKey } of gone) await addJob(ctx, removeFile, { fileKey });
}
