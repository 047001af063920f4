import type { CapabilityCatalog } from '@fachwerk/base/contract';
import type { Module } from './module.ts';

/** All capabilities of all modules. A duplicate name is a defect, because two modules would mean different things by it. */
export function appCapabilities(modules: readonly Module[]): CapabilityCatalog {
  const declared = modules.flatMap((module) => Object.entries(module.capabilities ?? {}));
  const catalog = Object.fromEntries(declared);
  if (Object.keys(catalog).length < declared.length) throw new Error('a capability is declared by two modules');
  return catalog;
}

/** What counts at single places: capabilities of endpoints and streams that declare so. */
export function placedCapabilities(modules: readonly Module[]): ReadonlySet<string> {
  const guarded = modules.flatMap(({ routes = [], streams = [] }) => [
    ...routes.map(({ endpoint }) => endpoint),
    ...streams,
  ]);
  const declared = guarded.filter(({ places }) => places !== undefined).map(({ access }) => access);
  const bare = declared.find((access) => !access.startsWith('staff:'));
  if (bare) throw new Error(`places are honoured by a capability, and ${bare} has none`);
  return new Set(declared.map((access) => access.slice('staff:'.length)));
}
