import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { extraApi } from '../../contract-extra.ts';

const MOST_SHOWN = 100;

export const listGroupItems: UseCase<typeof extraApi.listItems> = async (ctx, { id }) => ({
  items: await ctx.db.rows<{ id: string; name: string; number: string }>(sql`
    select i.id, i.name ->> 'de' as name, i.number
    from item_options.item_group u join catalog.item_view i on i.company_id = u.company_id and i.id = u.item_id
    where u.company_id = ${ctx.companyId} and u.group_id = ${id} and not i.is_archived
    order by lower(i.name ->> 'de'), i.id limit ${MOST_SHOWN}`),
});
