import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { boardApi, NotificationGroup } from '../../contract.ts';
import { visibleTo } from './board-store.ts';

type Row = {
  readonly boardId: string;
  readonly boardName: string;
  readonly id: string;
  readonly name: string;
  readonly count: number;
};

/** A single statement serves the whole dashboard tile. */
export const listNotifications: UseCase<typeof boardApi.notifications> = async (ctx) => {
  const rows = await ctx.db.rows<Row>(sql`
    select b.id as board_id, b.name as board_name, s.id, s.name, count(*)::int as count
    from boards.card c
    join boards.board b on b.company_id = c.company_id and b.id = c.board_id
    join boards.board_column s on s.company_id = c.company_id and s.id = c.column_id
    where c.company_id = ${ctx.companyId} and c.archived_at is null and b.archived_at is null and not s.is_done and ${visibleTo(ctx)}
    group by b.id, b.name, s.id, s.name, s.position
    order by lower(b.name), b.id, s.position`);
  const groups = Map.groupBy(rows, ({ boardId }) => boardId);
  return {
    groups: [...groups].map(
      ([id, columns]): NotificationGroup => ({
        id,
        name: columns[0]!.boardName,
        columns: columns.map((column) => ({ id: column.id, name: column.name, boardCardCount: column.count })),
      }),
    ),
  };
};
