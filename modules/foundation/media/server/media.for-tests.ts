import { aiText } from '@fachwerk/ai-text/module';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { contribute } from '@fachwerk/server/hooks';
import { newId } from '@fachwerk/server/ids';
import { openApp } from '@fachwerk/testing/app';
import sharp from 'sharp';
import { mediaApi } from '../contract.ts';
import { mediaUses } from './facade.ts';
import { media } from './module.ts';

export type TestMedia = Awaited<ReturnType<typeof openMedia>>;

/** Two merchants who know nothing of each other; `shown` are the assets that a page shows. */
export async function openMedia() {
  const shown = new Set<string>();
  const upper = {
    name: 'upper',
    contributions: [
      contribute(mediaUses, async (_, ids) =>
        ids.filter((id) => shown.has(id)).map((assetId) => ({ assetId, label: 'Startseite', link: '/admin/website' })),
      ),
    ],
  };
  const app = await openApp(companies, aiText, media, upper);
  const bella = await createCompany(app.work(), { name: 'Bella', kind: 'merchant' });
  const other = await createCompany(app.work(), { name: 'Other', kind: 'merchant' });
  const inside = ({ id }: CompanyRef = bella) => ({ ...app.work(), companyId: id });
  const editor = ({ id }: CompanyRef = bella) => app.as({ companyId: id, capabilities: ['media.manage'] });
  const upload = async (file = photo(), more: { company?: CompanyRef; name?: string; uploadId?: string } = {}) =>
    editor(more.company).call(mediaApi.upload, {
      uploadId: more.uploadId ?? newId(),
      name: more.name ?? 'Terrasse',
      file: await file,
    });
  /** The stored file behind an address. */
  const fileAt = (address: string) => app.app.files.find(address.replace('/api/files/', ''));
  return { app, bella, other, shown, inside, editor, upload, fileAt };
}

/** A photo as a phone makes it, with the place where it was taken. */
export async function photo(width = 200, height = 100, background = 'teal') {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'PLANTED' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
  return { name: 'terrasse.jpg', type: 'image/jpeg', bytes };
}

export async function pdf(words = 'Speisekarte') {
  return { name: 'karte.pdf', type: 'application/pdf', bytes: Buffer.from(`%PDF-1.7\n${words}\n%%EOF`) };
}
