import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { linkOf } from '../broker/controllers-link.ts';

export const cutOffController = job({
  name: 'controller.cut_off',
  payload: z.object({ controllerId: z.uuid() }),
  transaction: 'own',
  run: async ({ app }, { controllerId }) => linkOf(app).disconnect(controllerId),
});
