import { ask } from '@fachwerk/base/contract';
import { OpeningHours } from '@fachwerk/opening-hours/contract';
import * as z from 'zod/mini';

/** What the company of a site is to search engines and maps. */
export const Business = z.object({
  /** As schema.org names it. */
  type: z.enum(['Restaurant', 'Store', 'LocalBusiness', 'Organization']),
  name: z.string(),
  address: z.object({ street: z.string(), postcode: z.string(), city: z.string() }),
  phone: z.string(),
  email: z.string(),
  logo: z.nullable(z.string()),
  /** Null where there is no door that opens and closes. */
  hours: z.nullable(z.pick(OpeningHours, { isAlwaysOpen: true, weekly: true })),
  hasMenu: z.boolean(),
});
export type Business = z.infer<typeof Business>;

export const liveBlockApi = {
  business: ask({
    method: 'GET',
    path: '/public/business',
    access: 'site',
    summary: 'Name, address, contact and opening hours of the company, for machines that read its first page.',
    input: z.object({}),
    output: Business,
  }),
};
