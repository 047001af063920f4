import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { Simulate, topicOf } from '../../wire.ts';
import { linkOf } from '../broker/controllers-link.ts';

/** An offline simulator gets the fault at its next start. */
export const sendFault = job({
  name: 'simulation.tell',
  payload: z.object({ companyCode: z.string(), controllerId: z.uuid(), simulate: Simulate }),
  transaction: 'own',
  tries: 3,
  run: async (ctx, { companyCode, controllerId, simulate }) => {
    await linkOf(ctx.app).publish(topicOf(companyCode, controllerId, 'sim'), JSON.stringify(simulate));
  },
});
