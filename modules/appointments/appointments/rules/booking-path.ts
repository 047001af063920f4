import type { Service } from '../contract.ts';
import type { ServiceChoice } from './service-choice.ts';

type Booked = Partial<ServiceChoice> & { readonly staffId?: string | null | undefined };

/** What is chosen, as the address of each step has it: `?person=…&variante=…&plus=…&plus=…`. Left out where it says nothing. */
export function bookingPath(
  path: string,
  { staffId, variantId, addonIds = [] }: Booked,
  more: Readonly<Record<string, string | null>> = {},
): string {
  const params = new URLSearchParams();
  if (staffId) params.set('person', staffId);
  if (variantId) params.set('variante', variantId);
  for (const id of addonIds) params.append('plus', id);
  for (const [name, value] of Object.entries(more)) if (value) params.set(name, value);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** The other way round; what is not offered is left out by whoever knows the service. */
export function choiceIn(query: Pick<URLSearchParams, 'get' | 'getAll'>): ServiceChoice {
  return { variantId: query.get('variante'), addonIds: [...new Set(query.getAll('plus'))] };
}

/** Where the same is booked once more, with the same person and choice; null where it is not offered any more. */
export function againPath(
  service: Pick<Service, 'id' | 'isOnline' | 'isArchived'> | undefined,
  booked: ServiceChoice & { readonly staffId: string },
): string | null {
  return service?.isOnline && !service.isArchived ? bookingPath(`/termine/${service.id}`, booked) : null;
}
