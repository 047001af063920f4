import { catalogCapabilities } from '@fachwerk/catalog/contract';
import { catalog } from '@fachwerk/catalog/module';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { openHouse } from '@fachwerk/testing/house';
import { itemOptions } from './module.ts';

export type TestOptions = Awaited<ReturnType<typeof openOptions>>;

/** Two merchants who know nothing of each other. */
export async function openOptions() {
  const house = await openHouse(companies, logs, catalog, itemOptions);
  const bella = await createCompany(house.work(), { name: 'Bella', kind: 'merchant' });
  const other = await createCompany(house.work(), { name: 'Other', kind: 'merchant' });
  const inside = ({ id }: CompanyRef = bella): CompanyCtx => ({ ...house.work(), companyId: id });
  /** What a change does, as one transaction. */
  const within = <T>(run: (ctx: CompanyCtx) => Promise<T>): Promise<T> =>
    house.db.transaction((db) => run({ ...inside(), db }));
  const boss = ({ id }: CompanyRef = bella) =>
    house.as({ companyId: id, capabilities: Object.keys(catalogCapabilities) });
  return { house, bella, other, inside, within, boss };
}
