import { inCompany } from '@fachwerk/companies/facade';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { figuresChanged } from '../figures/figures-changed.ts';
import { moveToKept } from './merge-point.ts';

/** An order that was being placed for the merged customer at that moment was written just after it: it moves too. */
export const moveStragglers = job({
  name: 'customers.move-stragglers',
  payload: z.object({ companyId: z.uuid(), keptId: z.uuid(), mergedId: z.uuid() }),
  run: async (work, { companyId, ...pair }) => {
    const network = inCompany({ ...work, companyId }, companyId);
    await moveToKept(network, pair);
    await figuresChanged(network, pair.keptId);
  },
});
