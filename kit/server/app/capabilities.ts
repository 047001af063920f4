import type { CapabilityCatalog } from '@fachwerk/base/contract';
import type { Module } from './module.ts';

/** All capabilities of all modules. A duplicate name is a defect, because two modules would mean different things by it. */
export function appCapabilities(modules: readonly Module[]): CapabilityCatalog {
  const declared = modules.flatMap((module) => Object.entries(module.capabilities ?? {}));
  const catalog = Object.fromEntries(declared);
  if (Object.keys(catalog).length < declared.length) throw new Error('a capability is declared by two modules');
  return catalog;
}
