import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import { listAudit } from '@fachwerk/server/audit';
import { openApp } from '@fachwerk/testing/app';
import { catalogCapabilities, type Item, type ItemData, type ItemFilter, itemApi } from '../contract.ts';
import { type Category, type CategoryData, categoryApi } from '../contract-category.ts';
import { itemLike } from '../rules/item.for-tests.ts';
import { catalog } from './module.ts';

export type TestCatalog = Awaited<ReturnType<typeof openCatalog>>;

const NONE = { de: '', deDu: '', en: '', it: '', ru: '' };

/** Two merchants who know nothing of each other. */
export async function openCatalog() {
  const app = await openApp(companies, logs, catalog);
  const bella = await createCompany(app.work(), { name: 'Bella', kind: 'merchant' });
  const other = await createCompany(app.work(), { name: 'Other', kind: 'merchant' });
  const as = ({ id }: CompanyRef, capabilities: readonly string[]) =>
    app.as({ companyId: id, capabilities: [...capabilities] });
  const boss = (company: CompanyRef = bella) => as(company, Object.keys(catalogCapabilities));
  const reader = (company: CompanyRef = bella) => as(company, ['catalog.read']);
  const cook = (company: CompanyRef = bella) => as(company, ['catalog.read', 'catalog.stock']);

  async function addCategory(
    name: string,
    { company = bella, ...given }: Partial<CategoryData> & { company?: CompanyRef } = {},
  ): Promise<Category> {
    const category = {
      name: { ...NONE, de: name },
      description: NONE,
      availability: [],
      sortRule: 'hand' as const,
      sortDir: 'asc' as const,
      ...given,
    };
    const answer = await boss(company).call(categoryApi.save, { category });
    if (answer.status !== 200) throw new Error(`not added: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async function add(name: string, given: Partial<ItemData> & { company?: CompanyRef } = {}): Promise<Item> {
    const { company = bella, ...data } = given;
    const categoryId = data.categoryId ?? (await addCategory('Pizza', { company })).id;
    const item = itemLike({ name: { ...NONE, de: name }, ...data, categoryId });
    const answer = await boss(company).call(itemApi.add, { item });
    if (answer.status !== 200) throw new Error(`not added: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  const save = ({ id, version, ...rest }: Item, given: Partial<ItemData>, company: CompanyRef = bella) =>
    boss(company).call(itemApi.save, { id, version, item: { ...dataOf(rest), ...given } });

  const find = async (id: string, company: CompanyRef = bella) =>
    (await reader(company).call(itemApi.find, { id })).body;

  const list = (filter: Partial<ItemFilter> = {}, company: CompanyRef = bella) =>
    reader(company).call(itemApi.list, { filter: { sort: 'hand', dir: 'asc', limit: 50, ...filter } });

  const names = async (filter: Partial<ItemFilter> = {}) => (await list(filter)).body.items.map(({ name }) => name.de);

  const trailOf = (kind: string, id: string) =>
    listAudit({ ...app.work(), companyId: bella.id }, kind, id, { before: null, limit: 9 });

  return { app, bella, other, boss, reader, cook, addCategory, add, save, find, list, names, trailOf };
}

function dataOf(item: Omit<Item, 'id' | 'version'>): ItemData {
  const { stock: _, isSoldOut: __, soldOutUntil: ___, isArchived: ____, hasVariants: _____, ...data } = item;
  return data;
}
