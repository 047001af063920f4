import { type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';

type Row = {
  readonly id: string;
  readonly who: string;
  readonly text: string;
  readonly since: Date;
  readonly total: number;
};

/** Longer than a line of the handover shows. */
const MOST_LETTERS = 120;

/** Customers who wait for an answer. */
export const chatHandover: HandoverSource = {
  capability: 'chat.read',
  open: [
    {
      name: 'chats_waiting',
      rank: 15,
      path: '/admin/chat',
      read: async (ctx, { companyIds, t }) => {
        const rows = await ctx.db.rows<Row>(sql`
          select c.id, coalesce(nullif(c.name, ''), c.email) as who, c.waiting_since as since, (count(*) over ())::int as total,
            left(coalesce((select m.text from chat.message m where m.company_id = c.company_id and m.conversation_id = c.id and m.side = 'customer'
              and m.deleted_at is null order by m.seq desc limit 1), ''), ${MOST_LETTERS}) as text
          from chat.conversation c
          where c.company_id = any(${companyIds}::uuid[]) and c.waiting_since is not null and c.kind = 'customer' and c.state <> 'done'
          order by c.waiting_since limit ${MOST_LINES}`);
        return rowsOfPart(rows, ({ id, who, text, since }) => {
          return {
            id,
            title: who || t('handover.chat_unnamed'),
            detail: text,
            level: 'high',
            since,
            path: `/admin/chat/${id}`,
          };
        });
      },
    },
  ],
};
