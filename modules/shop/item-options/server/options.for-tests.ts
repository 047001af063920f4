import { catalogCapabilities } from '@fachwerk/catalog/contract';
import { catalog } from '@fachwerk/catalog/module';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { openApp } from '@fachwerk/testing/app';
import { itemOptions } from './module.ts';

export type TestOptions = Awaited<ReturnType<typeof openOptions>>;

/** Two merchants who know nothing of each other. */
export async function openOptions() {
  const app = await openApp(companies, logs, catalog, itemOptions);
  const bella = await createCompany(app.work(), { name: 'Bella', kind: 'merchant' });
  const other = await createCompany(app.work(), { name: 'Other', kind: 'merchant' });
  const inside = ({ id }: CompanyRef = bella): CompanyCtx => ({ ...app.work(), companyId: id });
  /** What a change does, as one transaction. */
  const within = <T>(run: (ctx: CompanyCtx) => Promise<T>): Promise<T> =>
    app.db.transaction((db) => run({ ...inside(), db }));
  const boss = ({ id }: CompanyRef = bella) =>
    app.as({ companyId: id, capabilities: Object.keys(catalogCapabilities) });
  return { app, bella, other, inside, within, boss };
}
