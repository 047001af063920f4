import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { AssetData } from '../../contract.ts';
import { storeFile } from '../asset/asset-files.ts';
import { addAsset } from '../asset/asset-store.ts';
import { takeRoom } from '../asset/storage.ts';
import { ownPictureIds } from '../stock/own-pictures.ts';

export type DemoPicture = Pick<AssetData, 'name' | 'tags' | 'alt'> &
  Partial<Pick<AssetData, 'focus'>> & {
    /** Where something of the demo names it. */
    readonly id?: string;
    readonly draw: () => Promise<Uint8Array<ArrayBuffer>>;
  };

/** Leaves a library alone that holds something besides the pictures of the house. */
export async function addDemoPictures(ctx: CompanyCtx, pictures: readonly DemoPicture[]): Promise<void> {
  const known = await ctx.db.first(
    sql`select from media.asset where company_id = ${ctx.companyId} and id <> all(${ownPictureIds()}::uuid[]) limit 1`,
  );
  if (known) return;
  const credit = { author: '', licence: '', source: '' };
  for (const { draw, ...picture } of pictures) {
    const files = await storeFile(ctx, new Blob([await draw()]));
    await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      await takeRoom(inside, files.bytes);
      await addAsset(inside, { ...picture, folderId: null, credit, uploadId: ctx.newId() }, files);
    });
  }
}
