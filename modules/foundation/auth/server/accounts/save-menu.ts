import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { sql } from '@fachwerk/server/sql';
import { type accountApi, accountStream } from '../../contract.ts';
import { tidied } from '../../rules/own-menu.ts';

/** The user's other browsers are notified of a change; a repetition is none. */
export const saveMenu: UseCase<typeof accountApi.saveMenu> = async (ctx, menu) => {
  const { pinned, hidden } = tidied(menu);
  const changed = await ctx.db.first(sql`
    insert into access.own_menu as menu (company_id, user_id, pinned, hidden, updated_at)
    values (${ctx.companyId}, ${ctx.caller.userId}, ${pinned}, ${hidden}, ${ctx.now})
    on conflict (company_id, user_id) do update set
      pinned = excluded.pinned, hidden = excluded.hidden, updated_at = excluded.updated_at
    where (menu.pinned, menu.hidden) is distinct from (excluded.pinned, excluded.hidden)
    returning user_id`);
  if (changed) await publish(ctx, accountStream, { type: 'changed' }, ctx.caller.userId);
  return { pinned, hidden };
};
