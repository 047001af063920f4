import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { boardApi } from '../../contract.ts';
import { CARD_CODES } from '../../rules/short-code.ts';
import { visibleTo } from './board-store.ts';

/** The built-in codes, and those used by visible boards or cards. */
export const listShortCodes: UseCase<typeof boardApi.shortCodes> = async (ctx, { a, b }) => {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(b);
  const used = await ctx.db.rows<{ code: string }>(
    a === 'board'
      ? sql`
    select distinct jsonb_path_query(b.short_codes, '$[*].code') #>> '{}' as code from boards.board b
    where b.company_id = ${ctx.companyId} and ${visibleTo(ctx)}
    order by 1 limit 200`
      : sql`
    select distinct jsonb_path_query(c.short_codes, '$[*].code') #>> '{}' as code from boards.card c
    join boards.board b on b.company_id = c.company_id and b.id = c.board_id
    where c.company_id = ${ctx.companyId} and ${visibleTo(ctx)}
    order by 1 limit 200`,
  );
  const known = CARD_CODES.map((name) => ({ code: `{${name}}`, about: t(`boards.code.${name}`) }));
  const own = used.filter(({ code }) => !known.some((each) => each.code === code));
  return { shortCodes: [...known, ...own.map(({ code }) => ({ code, about: t(`boards.code.own_${a}`) }))] };
};
