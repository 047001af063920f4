import type { UseCase } from '@fachwerk/server/module';
import type { TextArea, translationApi } from '../contract.ts';
import { constantOf, isAsked } from '../rules/constants.ts';
import { listOverrides } from './override-store.ts';
import { catalogOf } from './text-catalog.ts';

const PAGE_SIZE = 50;

/** The texts themselves are in memory: what the database is asked for is the company's own words. */
export const listTextConstants: UseCase<typeof translationApi.list> = async (ctx, { filter }) => {
  const { texts } = ctx.app;
  const { entries, byKey } = catalogOf(texts);
  const own = await listOverrides(ctx.db, ctx.companyId);
  const asked = entries.filter((entry) => isAsked(entry, own, filter));
  const areas: Record<TextArea, number> = { site: 0, mails: 0, admin: 0 };
  for (const { area } of asked) areas[area]++;
  const found = filter.area ? asked.filter(({ area }) => area === filter.area) : asked;
  const last = filter.after === undefined ? -1 : (byKey.get(filter.after)?.place ?? -1);
  const rest = found.filter(({ place }) => place > last);
  const constants = rest.slice(0, PAGE_SIZE).map((entry) => constantOf(entry, texts.platform, own));
  const next = rest.length > PAGE_SIZE ? constants.at(-1)!.id : null;
  return { constants, next, total: found.length, areas };
};
