import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { headingOf, type Remembered } from '../../rules/mapping.ts';

/** What such columns were about last time, by kind. */
export async function listRemembered(ctx: CompanyCtx): Promise<ReadonlyMap<string, Remembered>> {
  const rows = await ctx.db.rows<{ kind: string; heading: string; field: string | null }>(
    sql`select kind, heading, field from imports.mapping where company_id = ${ctx.companyId}`,
  );
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map(
    [...byKind].map(([kind, known]) => [kind, new Map(known.map(({ heading, field }) => [heading, field]))]),
  );
}

export async function rememberMapping(
  ctx: CompanyCtx,
  kind: string,
  headers: readonly string[],
  mapping: readonly (string | null)[],
): Promise<void> {
  const known = new Map(headers.map((header, at) => [headingOf(header), mapping[at] ?? null]));
  known.delete('');
  await ctx.db.rows(sql`
    insert into imports.mapping (company_id, kind, heading, field)
    select ${ctx.companyId}, ${kind}, given.heading, given.field
    from unnest(${[...known.keys()]}::text[], ${[...known.values()]}::text[]) as given (heading, field)
    on conflict (company_id, kind, heading) do update set field = excluded.field`);
}
