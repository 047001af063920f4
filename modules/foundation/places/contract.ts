import { ask } from '@fachwerk/base/contract';
import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

const Position = z.object({ latitude: z.number(), longitude: z.number() });

/** A town, a district or a postcode. */
export const Place = z.object({
  /** As it stands in an address. */
  name: z.string(),
  /** Of its middle, where it has several. */
  postcode: z.string(),
  /** Right to a few hundred metres: the middle of the place, not a door. */
  position: Position,
});
export type Place = z.infer<typeof Place>;

/** With its name as the visitor says it: Cologne, Colonia, Кёльн. */
export const SitePlace = z.extend(Place, { spokenName: z.string() });
export type SitePlace = z.infer<typeof SitePlace>;

/** A postcode or its beginning, a name or its beginning in any language, or a whole address. */
const wanted = z.object({ q: line(200, 1) });

export const placeApi = {
  find: ask({
    method: 'GET',
    path: '/private/places',
    access: 'staff:locations.manage',
    summary: 'Places in Germany by postcode, name or address, the likeliest first.',
    input: wanted,
    output: z.object({ places: z.array(Place) }),
  }),
};

export const placeSiteApi = {
  find: ask({
    method: 'GET',
    path: '/public/places',
    access: 'site',
    summary: 'Places in Germany by postcode or name, the likeliest first, in the visitor’s language.',
    input: wanted,
    output: z.object({ places: z.array(SitePlace) }),
  }),
};
