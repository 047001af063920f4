import { type HandoverSource, MOST_LINES, rowsOfPart } from '@fachwerk/handover/facade';
import { sql } from '@fachwerk/server/sql';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly pageTitle: string;
  readonly since: Date;
  readonly total: number;
};

/** Inquiries that nobody has finished. */
export const inquiryHandover: HandoverSource = {
  capability: 'inquiries.manage',
  open: [
    {
      name: 'inquiries',
      rank: 25,
      path: '/admin/inquiries',
      read: async (ctx, { companyIds }) => {
        const rows = await ctx.db.rows<Row>(sql`
          select id, name, page_title, received_at as since, (count(*) over ())::int as total from inquiries.inquiry
          where company_id = any(${companyIds}::uuid[]) and done_at is null
          order by received_at limit ${MOST_LINES}`);
        return rowsOfPart(rows, ({ id, name, pageTitle, since }) => {
          return { id, title: name, detail: pageTitle, level: 'normal', since, path: `/admin/inquiries/${id}` };
        });
      },
    },
  ],
};
