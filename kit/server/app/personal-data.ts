import type { ModulePersonalData } from './ctx.ts';
import type { Module } from './module.ts';

export function appPersonalData(modules: readonly Module[]): ModulePersonalData[] {
  return modules.flatMap(({ name, personalData }) => (personalData ? [{ ...personalData, module: name }] : []));
}
