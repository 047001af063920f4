import { change } from '@fachwerk/base/contract';
import * as z from 'zod/mini';
import { AccessRight } from './contract-staff.ts';

export const rentalSimulationApi = {
  simulate: change({
    method: 'POST',
    path: '/private/access-rights/simulate',
    access: 'staff:rentals.edit',
    summary:
      'Moves a running rental of a demo company back in time, until its end has come or an extra payment is due.',
    input: z.object({ id: z.uuid(), what: z.enum(['time_up', 'overrun']) }),
    output: AccessRight,
  }),
};
