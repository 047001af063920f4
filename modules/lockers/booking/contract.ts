import { ask } from '@fachwerk/base/contract';
import { line } from '@fachwerk/base/schema';
import { BoxSize } from '@fachwerk/pricing/contract';
import * as z from 'zod/mini';

/** What a location costs, and which lengths of time can be had there. */
export const LocationPrices = z.object({
  durations: z.array(
    z.object({
      durationMinutes: z.int(),
      /** Why it cannot be had, as a problem code: the one a booking would be refused with. */
      problem: z.nullable(z.string()),
    }),
  ),
  sizes: z.array(
    z.object({
      size: BoxSize,
      /** At this moment. */
      free: z.int(),
      /** In the order of the durations; null where the size has no price. */
      cents: z.array(z.nullable(z.int())),
    }),
  ),
});
export type LocationPrices = z.infer<typeof LocationPrices>;

export const bookingApi = {
  prices: ask({
    method: 'GET',
    path: '/public/location-prices',
    access: 'site',
    summary:
      'What the usual lengths of time cost at a location, which can be had from a start on, and what is free now.',
    input: z.object({
      locationId: z.uuid(),
      /** By the clock of the location, `2026-12-01T09:00`; now when it is left out or makes no sense. */
      start: z.optional(line(16)),
    }),
    output: LocationPrices,
  }),
};
