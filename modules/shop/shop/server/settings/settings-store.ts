import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { type Pause, type ShopData, ShopSettings } from '../../contract.ts';
import type { Zone } from '../../contract-zone.ts';
import { usualShop } from '../../rules/way.ts';
import { listZones, saveZones } from '../zones/zone-store.ts';

const columns = sql`admin_email, hours, ways, slot_minutes, may_order_asap, may_choose_time, days_ahead, tips, menu_name, is_catalogue, has_search,
  synonyms, items_per_page, warn_from, sound, release_hours, version`;

/** Of a company that has saved nothing: what counts until then, under version 0. */
export async function findSettings(ctx: CompanyCtx): Promise<ShopSettings> {
  const [row, zones] = await Promise.all([
    ctx.db.first<ShopSettings>(sql`select ${columns} from shop.settings where company_id = ${ctx.companyId}`),
    listZones(ctx),
  ]);
  return row ? whole(row, zones) : { ...usualShop(await tradeOf(ctx)), version: 0 };
}

async function tradeOf(ctx: CompanyCtx): Promise<string> {
  const query = sql`select trade from companies.company_view where company_id = ${ctx.companyId}`;
  return (await ctx.db.first<{ trade: string }>(query))?.trade ?? '';
}

/** In the order of the schema, so that two of them can be compared. A type of delivery that came later than the row has its usual ways; zones are proposed until somebody has saved. */
function whole(row: ShopSettings, stored: readonly Zone[]): ShopSettings {
  const usual = usualShop();
  const zones = row.version === 0 ? usual.zones : stored;
  return z.parse(ShopSettings, { ...row, ways: { ...usual.ways, ...row.ways }, zones });
}

/** Keeps the settings until the transaction ends, also those that nobody has saved yet: two who save at once meet here. */
export async function lockSettings(ctx: CompanyCtx): Promise<ShopSettings> {
  const usual = usualShop(await tradeOf(ctx));
  await ctx.db.rows(sql`
    insert into shop.settings (company_id, admin_email, hours, ways, slot_minutes, may_order_asap, may_choose_time, days_ahead, tips,
      menu_name, is_catalogue, has_search, synonyms, items_per_page, warn_from, sound, release_hours, version, created_at)
    values (${ctx.companyId}, ${usual.adminEmail}, ${jsonOf(usual.hours)}::jsonb, ${jsonOf(usual.ways)}::jsonb, ${usual.slotMinutes},
      ${usual.mayOrderAsap}, ${usual.mayChooseTime}, ${usual.daysAhead}, ${jsonOf(usual.tips)}::jsonb, ${usual.menuName}, ${usual.isCatalogue},
      ${usual.hasSearch}, ${jsonOf(usual.synonyms)}::jsonb, ${usual.itemsPerPage}, ${usual.warnFrom}, ${usual.sound}, ${usual.releaseHours}, 0, ${ctx.now})
    on conflict (company_id) do nothing`);
  const row = await ctx.db.first<ShopSettings>(
    sql`select ${columns} from shop.settings where company_id = ${ctx.companyId} for update`,
  );
  return whole(row!, await listZones(ctx));
}

export async function saveSettings(ctx: CompanyCtx, shop: ShopData): Promise<void> {
  await ctx.db.rows(sql`
    update shop.settings set admin_email = ${shop.adminEmail}, hours = ${jsonOf(shop.hours)}::jsonb, ways = ${jsonOf(shop.ways)}::jsonb,
      slot_minutes = ${shop.slotMinutes}, may_order_asap = ${shop.mayOrderAsap}, may_choose_time = ${shop.mayChooseTime},
      days_ahead = ${shop.daysAhead}, tips = ${jsonOf(shop.tips)}::jsonb, menu_name = ${shop.menuName}, is_catalogue = ${shop.isCatalogue},
      has_search = ${shop.hasSearch}, synonyms = ${jsonOf(shop.synonyms)}::jsonb, items_per_page = ${shop.itemsPerPage}, warn_from = ${shop.warnFrom},
      sound = ${shop.sound}, release_hours = ${shop.releaseHours}, version = version + 1, revision = gen_random_uuid()
    where company_id = ${ctx.companyId}`);
  await saveZones(ctx, shop.zones);
}

/** Something of the shop changed that is not in its settings; they are locked. Never the same again, also after a change that was undone. */
export async function renewRevision(ctx: CompanyCtx): Promise<void> {
  await ctx.db.rows(sql`update shop.settings set revision = gen_random_uuid() where company_id = ${ctx.companyId}`);
}

export async function savePause(ctx: CompanyCtx, pause: Pause | null): Promise<void> {
  await ctx.db.rows(sql`
    update shop.settings set paused_until = ${pause?.until ?? null}, pause_reason = ${pause?.reason ?? null},
      paused_by = ${pause?.personName ?? ''}, revision = gen_random_uuid()
    where company_id = ${ctx.companyId}`);
}

export async function findPause(ctx: CompanyCtx): Promise<Pause | null> {
  const row = await ctx.db.first<Pause>(sql`
    select paused_until as until, pause_reason as reason, paused_by as person_name from shop.settings
    where company_id = ${ctx.companyId} and paused_until is not null`);
  return row ?? null;
}
