import { visibleCompanies } from '@fachwerk/companies/facade';
import type { PersonalData } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

const MOST = 100;

/** Rows of files that name somebody's address, for as long as the file is kept; the row stays, and says nothing any more. */
export const personalData: PersonalData = {
  export: async (ctx, { email }) => ({
    importedRows: await ctx.db.rows(sql`
      select cells from imports.row
      where company_id = any(${await visibleCompanies(ctx)}) and ${names(email)} limit ${MOST}`),
  }),
  holds: async () => [],
  erase: async (ctx, { email }) => {
    // Nobody knows what else stands in a file that could be read once more.
    const files = await ctx.db.rows<{ fileKey: string }>(sql`
      select file_key from imports.import
      where company_id = any(${await visibleCompanies(ctx)}) and file_key is not null and state <> 'reading' for update`);
    await ctx.db.rows(sql`
      update imports.import set file_key = null, first_lines = '[]'
      where company_id = any(${await visibleCompanies(ctx)}) and file_key is not null and state <> 'reading'`);
    for (const { fileKey } of files) await ctx.app.files.remove(fileKey);
    await ctx.db.rows(sql`
      update imports.row set cells = '[]', key = null, problems = '[]', hints = '[]', later = null, undo = null,
        state = case when state in ('unchecked', 'ready') then 'wrong' else state end
      where company_id = any(${await visibleCompanies(ctx)}) and ${names(email)}`);
  },
};

const names = (email: string) =>
  sql`strpos(lower(cells::text || coalesce(undo::text, '')), ${email.toLowerCase()}) > 0`;
