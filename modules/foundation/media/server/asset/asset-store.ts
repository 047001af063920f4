import { everyLanguage } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Asset, AssetData, Crop, MediaKind, MediaPicture } from '../../contract.ts';
import { drawnWidths, heightAt } from '../../rules/picture.ts';
import type { StoredFiles } from './asset-files.ts';
import { jpegKey, sizeKey } from './asset-keys.ts';

/** What a picture is drawn from. */
export type PictureRow = {
  readonly id: string;
  readonly name: string;
  readonly alt: Asset['alt'];
  readonly author: string;
  readonly licence: string;
  readonly source: string;
  readonly focusX: number;
  readonly focusY: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly fileKey: string | null;
};

export type AssetRow = PictureRow & {
  readonly kind: MediaKind;
  readonly folderId: string | null;
  readonly tags: string[];
  readonly crop: Crop | null;
  readonly bytes: number;
  readonly masterKey: string;
  readonly masterWidth: number | null;
  readonly masterHeight: number | null;
  readonly createdAt: Date;
  readonly version: number;
};

export const pictureColumns = sql`id, name, alt, author, licence, source, focus_x, focus_y, width, height, file_key`;
export const assetColumns = sql`${pictureColumns}, kind, folder_id, tags, crop, bytes, master_key, master_width, master_height, created_at, version`;

/** Undefined for a document. */
export function pictureFrom(row: PictureRow): MediaPicture | undefined {
  const { id, name, alt, author, licence, source, fileKey, width, height } = row;
  if (!fileKey || !width || !height) return undefined;
  const widths = drawnWidths(width);
  const widest = widths.at(-1)!;
  return {
    id,
    name,
    alt,
    focus: { x: row.focusX, y: row.focusY },
    width: widest,
    height: heightAt(widest, { width, height }),
    sources: widths.map((each) => ({
      width: each,
      avif: fileAddress(sizeKey(fileKey, each, 'avif')),
      webp: fileAddress(sizeKey(fileKey, each, 'webp')),
    })),
    jpeg: fileAddress(jpegKey(fileKey)),
    credit: { author, licence, source },
  };
}

export function assetFrom(row: AssetRow): Asset {
  const { id, kind, name, folderId, tags, alt, bytes, crop, createdAt, version } = row;
  return {
    id,
    kind,
    name,
    folderId,
    tags,
    alt,
    bytes,
    crop,
    createdAt,
    version,
    focus: { x: row.focusX, y: row.focusY },
    credit: { author: row.author, licence: row.licence, source: row.source },
    picture: pictureFrom(row) ?? null,
    originalUrl: fileAddress(row.masterKey),
  };
}

export function findAsset(ctx: CompanyCtx, id: string): Promise<AssetRow | undefined> {
  return ctx.db.first<AssetRow>(sql`
    select ${assetColumns} from media.asset where company_id = ${ctx.companyId} and id = ${id}`);
}

export function findUploaded(ctx: CompanyCtx, uploadId: string): Promise<AssetRow | undefined> {
  return ctx.db.first<AssetRow>(sql`
    select ${assetColumns} from media.asset where company_id = ${ctx.companyId} and upload_id = ${uploadId}`);
}

/** Keeps the row until the transaction ends: its files go with whoever changes it first. */
export function lockAsset(ctx: CompanyCtx, id: string): Promise<AssetRow | undefined> {
  return ctx.db.first<AssetRow>(sql`
    select ${assetColumns} from media.asset where company_id = ${ctx.companyId} and id = ${id} for update`);
}

export type NewAsset = Pick<AssetData, 'name' | 'folderId' | 'tags' | 'alt' | 'credit'> & {
  /** The middle where nobody has said. */
  readonly focus?: AssetData['focus'];
  readonly uploadId: string;
  readonly id?: string;
};

const MIDDLE = { x: 500, y: 500 };

export async function addAsset(ctx: CompanyCtx, asset: NewAsset, files: StoredFiles): Promise<AssetRow> {
  const { id = ctx.newId(), uploadId, name, folderId, tags, alt, credit, focus = MIDDLE } = asset;
  const row = await ctx.db.first<AssetRow>(sql`
    insert into media.asset (company_id, id, upload_id, folder_id, kind, name, alt, tags, author, licence, source, focus_x, focus_y,
      width, height, bytes, master_key, master_width, master_height, file_key, created_at)
    values (${ctx.companyId}, ${id}, ${uploadId}, ${folderId}, ${files.kind}, ${name}, ${jsonOf(everyLanguage(alt))}::jsonb, ${tags},
      ${credit.author}, ${credit.licence}, ${credit.source}, ${focus.x}, ${focus.y},
      ${files.width}, ${files.height}, ${files.bytes}, ${files.masterKey}, ${files.masterWidth}, ${files.masterHeight},
      ${files.fileKey}, ${ctx.now})
    returning ${assetColumns}`);
  return row!;
}

export async function saveAssetData(ctx: CompanyCtx, id: string, data: AssetData): Promise<AssetRow> {
  const { name, folderId, tags, alt, focus, credit } = data;
  const row = await ctx.db.first<AssetRow>(sql`
    update media.asset set name = ${name}, folder_id = ${folderId}, tags = ${tags}, alt = ${jsonOf(everyLanguage(alt))}::jsonb,
      focus_x = ${focus.x}, focus_y = ${focus.y}, author = ${credit.author}, licence = ${credit.licence}, source = ${credit.source},
      version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}
    returning ${assetColumns}`);
  return row!;
}

type NewFiles = Omit<StoredFiles, 'kind' | 'keys'> & { readonly crop: Crop | null };

/** Another cut moves what has to stay in sight: it begins in the middle again. */
export async function saveAssetFiles(ctx: CompanyCtx, id: string, files: NewFiles): Promise<AssetRow> {
  const row = await ctx.db.first<AssetRow>(sql`
    update media.asset set master_key = ${files.masterKey}, master_width = ${files.masterWidth}, master_height = ${files.masterHeight}, file_key = ${files.fileKey}, width = ${files.width}, height = ${files.height},
      bytes = ${files.bytes}, crop = ${files.crop && jsonOf(files.crop)}::jsonb, focus_x = 500, focus_y = 500, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}
    returning ${assetColumns}`);
  return row!;
}

export async function removeAssetRow(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.rows(sql`delete from media.asset where company_id = ${ctx.companyId} and id = ${id}`);
}
