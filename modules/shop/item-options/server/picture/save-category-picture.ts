import { problemsOf } from '@fachwerk/base/problem';
import { everyLanguage } from '@fachwerk/base/translated';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { notifyCatalog } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { pictureApi } from '../../contract-picture.ts';
import { removePictureFiles, storePicture } from './picture-files.ts';
import { removePictures } from './picture-store.ts';

const problem = problemsOf(catalogProblems);

/** As a picture of an item is: drawn first, stored then. */
export const saveCategoryPicture: UseCase<typeof pictureApi.saveOfCategory> = async (ctx, { categoryId, image }) => {
  const known = await ctx.db.rows(sql`
    select from catalog.category_view where company_id = ${ctx.companyId} and id = ${categoryId}`);
  if (known.length === 0) throw problem('category.unknown');
  const fileKey = image ? await storePicture(ctx, image) : null;
  try {
    await ctx.db.transaction((db) => replaced({ ...ctx, db }, categoryId, fileKey));
  } catch (error) {
    if (fileKey) await removePictureFiles(ctx, fileKey);
    throw error;
  }
  return {};
};

async function replaced(ctx: Ctx, categoryId: string, fileKey: string | null): Promise<void> {
  const old = await ctx.db.rows<{ id: string; fileKey: string }>(sql`
    select id, file_key from item_options.picture where company_id = ${ctx.companyId} and category_id = ${categoryId} for update`);
  await removePictures(ctx, old);
  if (fileKey) await addCategoryPicture(ctx, categoryId, fileKey);
  await audit(ctx, {
    subjectKind: 'category',
    subjectId: categoryId,
    action: fileKey ? 'category.picture_changed' : 'category.picture_removed',
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
}

/** Of two who put one at once, the later one stays. */
async function addCategoryPicture(ctx: CompanyCtx, categoryId: string, fileKey: string): Promise<void> {
  await ctx.db.rows(sql`
    insert into item_options.picture (company_id, id, category_id, position, alt, file_key)
    values (${ctx.companyId}, ${ctx.newId()}, ${categoryId}, 1, ${jsonOf(everyLanguage({}))}::jsonb, ${fileKey})
    on conflict (company_id, category_id) where category_id is not null do update set file_key = excluded.file_key`);
}
