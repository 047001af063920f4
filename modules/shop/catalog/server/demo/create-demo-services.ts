import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { ItemData } from '../../contract.ts';
import { PLAIN_ITEM } from '../../rules/plain-item.ts';
import { EXEMPT } from '../../rules/product-safety.ts';
import { addStoredCategory } from '../category/category-store.ts';
import { addStoredItems } from '../item/item-store.ts';
import { itself, notePrices } from '../item/price-store.ts';

const MERCHANT = 'kontor-nord';
const OLD_DAYS = 200;

const named = (de: string, en: string) => ({ de, deDu: '', en, it: '', ru: '' });

type Service = readonly [
  number: string,
  de: string,
  en: string,
  words: string,
  cents: number,
  minutes: ItemData['durationMinutes'],
];

const SERVICES: readonly Service[] = [
  ['SV-001', 'Füller reinigen und einstellen', 'Pen service', 'Wir zerlegen, reinigen und stellen ein.', 2900, 30],
  ['SV-002', 'Gravur', 'Engraving', 'Name oder Datum auf Stift, Etui oder Schild.', 1500, 20],
  ['SV-003', 'Kalligrafie-Kurs', 'Calligraphy class', 'Zwei Stunden zu zweit, Material inbegriffen.', 5900, 120],
  ['SV-004', 'Arbeitsplatz einrichten', 'Desk set-up', 'Wir kommen, messen, bauen auf und räumen ein.', 18_900, 180],
];

/** What Kontor Nord does for people beside what it sells. Leaves alone what is already there. */
export async function createDemoServices(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant) return;
  const inside: CompanyCtx = { ...ctx, companyId: merchant.id, now: addDays(ctx.now, -OLD_DAYS) };
  const known = await ctx.db.first(
    sql`select from catalog.item where company_id = ${merchant.id} and is_service limit 1`,
  );
  if (known) return;
  const categoryId = ctx.newId();
  const head = { name: named('Werkstatt und Kurse', 'Workshop and classes'), description: named('', '') };
  await addStoredCategory(inside, categoryId, { ...head, availability: [], sortRule: 'hand', sortDir: 'asc' });
  for (const [number, de, en, words, priceCents, durationMinutes] of SERVICES) {
    const id = ctx.newId();
    const service = { name: named(de, en), description: named(words, ''), number, priceCents, durationMinutes };
    const data: ItemData = {
      ...PLAIN_ITEM,
      safety: EXEMPT,
      ...service,
      categoryId,
      vatKind: 'standard',
      isService: true,
    };
    await addStoredItems(inside, [{ id, data }]);
    await notePrices(inside, itself(id), null, data);
  }
}
