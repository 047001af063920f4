import { named } from './user-words.ts';

export type CapabilityArea = { readonly area: string; readonly capabilities: readonly string[] };

/** `users.read` and `users.manage` belong to `users`; areas and what is in them keep the order they come in. */
export function capabilityAreas(capabilities: Iterable<string>): CapabilityArea[] {
  const areas = new Map<string, string[]>();
  for (const capability of capabilities) {
    const area = capability.split('.')[0]!;
    areas.set(area, [...(areas.get(area) ?? []), capability]);
  }
  return [...areas].map(([area, inside]) => ({ area, capabilities: inside }));
}

/** A module names its area beside its capabilities; until it does, the area goes by its own name. */
export function areaWords(area: string): string {
  return named(`capability.area.${area}`) ?? area;
}

/** What the owning module calls it; where its words are not on this screen, the area and the verb say it well enough. */
export function capabilityWords(capability: string): string {
  const [area = '', verb = ''] = capability.split('.');
  return named(`capability.${capability}`) ?? `${areaWords(area)}: ${named(`capability.verb.${verb}`) ?? verb}`;
}
