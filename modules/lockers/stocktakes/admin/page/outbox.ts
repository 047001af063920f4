import type { Output } from '@fachwerk/base/contract';
import { call } from '@fachwerk/react/call';
import { openOutbox } from '@fachwerk/react/outbox';
import { LONGEST_WAIT_SECONDS, stocktakeApi } from '../../contract.ts';
import type { NewReport } from '../../rules/reports.ts';

export type WallReport = NewReport & {
  readonly stocktakeId: string;
  readonly personId: string;
  readonly personName: string;
};
export type WallAnswer = Output<typeof stocktakeApi.record>;

/** What was seen at the wall. It outlives a sign-out: nobody opens the boxes twice. */
export const stocktakeOutbox = openOutbox<WallReport, WallAnswer>({
  name: 'stocktakes.record',
  send: ({ stocktakeId, id: recordId, at, kind, lockId, result, text = '' }) => {
    const agoSeconds = Math.min(LONGEST_WAIT_SECONDS, Math.max(0, Math.round((Date.now() - at) / 1000)));
    const about = { ...(lockId && { lockId }), ...(result && { result }) };
    return call(stocktakeApi.record, { id: stocktakeId, recordId, kind, text, agoSeconds, ...about });
  },
  isKeptOverSignOut: true,
});
