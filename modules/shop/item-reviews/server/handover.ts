import { type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';

type Row = {
  readonly id: string;
  readonly item: string;
  readonly title: string;
  readonly since: Date;
  readonly total: number;
};

/** Reviews that nobody has decided about. */
export const reviewHandover: HandoverSource = {
  capability: 'item-reviews.moderate',
  open: [
    {
      name: 'item_reviews',
      rank: 27,
      path: '/admin/item-reviews',
      read: async (ctx, { companyIds }) => {
        const rows = await ctx.db.rows<Row>(sql`
          select r.id, i.name->>'de' as item, r.title, r.written_at as since, (count(*) over ())::int as total
          from item_reviews.review r join catalog.item_view i on i.company_id = r.company_id and i.id = r.item_id
          where r.company_id = any(${companyIds}::uuid[]) and r.state = 'waiting'
          order by r.written_at limit ${MOST_LINES}`);
        return rowsOfPart(rows, ({ id, item, title, since }) => {
          return { id, title: item, detail: title, level: 'normal', since, path: `/admin/item-reviews/${id}` };
        });
      },
    },
  ],
};
