import { problemsOf } from '@fachwerk/base/problem';
import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import { lockerProblems } from '@fachwerk/lockers/contract';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { maintenanceApi } from '../../contract.ts';
import { type Sticker, stickerSheet } from './sticker-sheet.ts';

const problem = problemsOf(lockerProblems);

export const printStickers: UseCase<typeof maintenanceApi.stickers> = async (ctx, { ids }) => {
  const wanted = [...new Set(ids)];
  const rows = await ctx.db.rows<Omit<Sticker, 'url'> & { qrCode: string }>(sql`
    select l.number, p.german_name as location_name, l.size_code, l.qr_code
    from lockers.lock_view l join locations.location_view p on p.company_id = l.company_id and p.id = l.location_id
    where l.company_id = any(${await visibleCompanies(ctx)}) and l.id = any(${wanted}::uuid[]) and l.archived_at is null
      and ${withinPlaces(ctx, sql`l.location_id`)}
    order by p.german_name, l.location_id, l.sort_number, l.id`);
  if (rows.length < wanted.length) throw problem('lock.unknown');
  const stickers = rows.map(({ qrCode, ...label }) => ({ ...label, url: `${ctx.app.publicUrl}/q/${qrCode}` }));
  const title = ctx.app.texts.in(ctx.language)('lock.stickers.title');
  const file = await stickerSheet(stickers, title);
  return { fileName: 'qr-stickers.pdf', contentType: 'application/pdf', base64: file.toString('base64') };
};
