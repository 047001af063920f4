import { listEntries, sentenceOf } from '@fachwerk/logs/facade';
import { type HandoverSource, MOST_LINES } from './source.ts';
import { rowsOfPart } from './source-parts.ts';

const TYPES = ['job.given_up'];

/** Background work of the period that was given up: somebody has to look. */
export const jobHandover: HandoverSource = {
  capability: 'logs.read',
  open: [
    {
      name: 'jobs_failed',
      rank: 9,
      path: `/admin/logs?time=month&type=${TYPES[0]}`,
      read: async (ctx, { companyIds, period, t }) => {
        const rows = await listEntries(ctx, { companyIds, types: TYPES }, period, MOST_LINES);
        return rowsOfPart(rows, (row) => ({
          id: row.id,
          title: sentenceOf(t, row),
          detail: '',
          level: 'urgent',
          since: row.at,
          path: `/admin/logs/${row.at.getTime()}-${row.id}`,
        }));
      },
    },
  ],
};
