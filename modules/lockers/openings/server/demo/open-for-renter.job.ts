import { Problem } from '@fachwerk/base/problem';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { requestOpening } from '../opening/request-opening.ts';

export const openForRenter = job({
  name: 'demo.renter_opens',
  payload: z.object({
    companyId: z.uuid(),
    lockId: z.uuid(),
    customerName: z.string(),
    transactionId: z.uuid(),
  }),
  tries: 1,
  run: async (ctx, { companyId, lockId, customerName, transactionId }) => {
    const person = { id: null, name: customerName };
    const how = { type: 'customer', sendAltSignal: false, reason: '', mayOmitReason: true, person } as const;
    await requestOpening({ ...ctx, companyId }, { lockId, transactionId, ...how }).catch((error) => {
      // The box is in use, or its controller is offline: skip this time.
      if (!(error instanceof Problem)) throw error;
    });
  },
});
