import type { CompanyCtx } from '@fachwerk/server/ctx';
import { allOf, sql } from '@fachwerk/server/sql';
import type { KnownKind, KnownName } from '../../contract.ts';

const MOST_NAMES = 200;

/** Types of entries these companies have. There are not many: they are written in the code. */
export async function listTypes(ctx: CompanyCtx, companyIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.rows<{ id: string }>(sql`
    select distinct id from logs.known_name where company_id = any(${companyIds}::uuid[]) and kind = 'type' order by id limit 1000`);
  return rows.map(({ id }) => id);
}

type Wanted = {
  readonly kind: KnownKind;
  readonly search?: string | undefined;
  readonly parentId?: string | undefined;
};

/** Every word of the search stands somewhere in the name, its signs taken as they are. */
export function listNames(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  { kind, search = '', parentId }: Wanted,
): Promise<KnownName[]> {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return ctx.db.rows<KnownName>(sql`
    select distinct on (lower(name), id) id, name, parent_id from logs.known_name
    where company_id = any(${companyIds}::uuid[]) and kind = ${kind} and ${allOf([
      parentId ? sql`parent_id = ${parentId}` : null,
      ...words.map((word) => sql`strpos(lower(name), lower(${word})) > 0`),
    ])}
    order by lower(name), id limit ${MOST_NAMES}`);
}
