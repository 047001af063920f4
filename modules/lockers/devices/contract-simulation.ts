import { ask, change } from '@fachwerk/base/contract';
import { Instant, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { Simulate } from './wire.ts';

/** An active fault of a virtual lock, or of its controller if `lock` is null. */
export const SimulatedFault = z.object({
  controllerId: z.uuid(),
  lock: z.nullable(z.int()),
  fault: Simulate.shape.fault,
  since: Instant,
  personName: z.string(),
});
export type SimulatedFault = z.infer<typeof SimulatedFault>;

export const simulationApi = {
  faults: ask({
    method: 'GET',
    path: '/location/simulation',
    access: 'staff:locks.service',
    summary: 'Which devices of the demo companies in sight are virtual, and what their locks do wrong at the moment.',
    input: z.object({}),
    output: z.object({ controllerIds: z.array(z.uuid()), faults: z.array(SimulatedFault) }),
  }),
  simulate: change({
    method: 'POST',
    path: '/location/simulation',
    access: 'staff:locks.service',
    repeats: 'same',
    summary: 'Makes a virtual lock or controller of a demo company misbehave, or stop doing so.',
    input: z.extend(Simulate, { controllerId: z.uuid() }),
    output: Nothing,
  }),
};
