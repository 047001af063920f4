import { Credentials, Simulate } from '@fachwerk/devices/wire';
import * as z from 'zod/mini';
import { type Pace, seeded } from './pace.ts';
import { VirtualController } from './virtual-controller.ts';

/** Who takes part: controllers with their credentials and locks, and what is wrong with them from the start. */
export const FleetPlan = z.object({
  controllers: z.array(
    z.object({
      credentials: Credentials,
      locks: z.array(z.object({ channel: z.int(), battery: z.optional(z.number()) })),
      faults: z._default(z.array(Simulate), []),
    }),
  ),
});
export type FleetPlan = z.infer<typeof FleetPlan>;

/** What happens when, for a whole fleet; a controller is named by its number in the plan, from 1. */
export const Scenario = z.object({
  seed: z._default(z.int(), 1),
  steps: z.array(
    z.extend(Simulate, {
      afterSeconds: z.number().check(z.minimum(0)),
      controller: z.int().check(z.minimum(1)),
    }),
  ),
});
export type Scenario = z.infer<typeof Scenario>;

export type Fleet = { readonly controllers: readonly VirtualController[]; stop(): Promise<void> };

export function startFleet(plan: FleetPlan, scenario: Scenario, pace: Pace): Fleet {
  const controllers = plan.controllers.map(({ credentials, locks, faults }, i) => {
    const controller = new VirtualController({ credentials, locks, pace, random: seeded(scenario.seed + i) });
    controller.start();
    for (const fault of faults) controller.simulate(fault);
    return controller;
  });
  const timers = scenario.steps.map(({ afterSeconds, controller, ...fault }) =>
    setTimeout(() => controllers[controller - 1]?.simulate(fault), afterSeconds * 1000),
  );
  return {
    controllers,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(controllers.map((controller) => controller.stop()));
    },
  };
}
