import { dayOf, startOfDay } from '@fachwerk/base/time';
import { type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';
import { BOARDS_PATH, cardPath } from '../rules/board-path.ts';

type Row = {
  readonly id: string;
  readonly title: string;
  readonly boardId: string;
  readonly boardName: string;
  readonly dueOn: string;
  readonly total: number;
};

/** Cards that are due and assigned to the person who is asked about, on boards that the reader sees. */
export const boardHandover: HandoverSource = {
  capability: 'boards.read',
  open: [
    {
      name: 'cards_due',
      rank: 35,
      path: BOARDS_PATH,
      read: async (ctx, { personId }) => {
        const today = dayOf(ctx.now);
        const rows = await ctx.db.rows<Row>(sql`
          select c.id, c.title, c.board_id, b.name as board_name, c.due_on::text as due_on, (count(*) over ())::int as total
          from boards.card_assignee m
          join boards.card c on c.company_id = m.company_id and c.id = m.card_id
          join boards.board b on b.company_id = c.company_id and b.id = c.board_id
          join boards.board_column s on s.company_id = c.company_id and s.id = c.column_id
          where m.company_id = ${ctx.companyId} and m.user_id = ${personId} and c.due_on <= ${today.toString()}::date
            and (b.user_id is null or b.user_id = ${ctx.caller.userId}) and c.archived_at is null and b.archived_at is null and not s.is_done
          order by c.due_on, c.id limit ${MOST_LINES}`);
        return rowsOfPart(rows, ({ id, title, boardId, boardName, dueOn }) => ({
          id,
          title,
          detail: boardName,
          level: dueOn < today.toString() ? 'high' : 'normal',
          since: startOfDay(Temporal.PlainDate.from(dueOn)),
          path: cardPath({ id: boardId, name: boardName }, id),
        }));
      },
    },
  ],
};
