import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import type { Pdf } from '@fachwerk/server/pdf';
import { CARD, MM, printCards } from '@fachwerk/server/pdf-cards';
import { drawQrCode } from '@fachwerk/server/pdf-qr';
import { siteAddress, siteHead } from '@fachwerk/sites/facade';
import { shopProblems } from '../../contract.ts';
import type { tableApi } from '../../contract-table.ts';
import { listTables } from './table-store.ts';

const problem = problemsOf(shopProblems);

export const printTables: UseCase<typeof tableApi.print> = async (ctx, { ids }) => {
  const [all, address, { name }] = await Promise.all([listTables(ctx), siteAddress(ctx), siteHead(ctx)]);
  const wanted = ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;
  if (wanted.length === 0 || wanted.length < new Set(ids).size) throw problem('table.unknown');
  const t = ctx.app.texts.in(ctx.language);
  const cards = wanted.map((table) => ({
    title: t('shop.table.card', { name: table.name }),
    shopName: name,
    hint: t('shop.table.hint'),
    url: `${address}/tisch/${table.token}`,
  }));
  const file = await printCards(cards, { Title: t('shop.tab.tables') }, draw);
  return { fileName: 'tische.pdf', contentType: 'application/pdf', base64: file.toString('base64') };
};

/** What stands on one card. */
type TableCard = {
  readonly title: string;
  readonly shopName: string;
  readonly hint: string;
  readonly url: string;
};

const PADDING = 8 * MM;
const QR_SIZE = 48 * MM;

function draw(pdf: Pdf, { title, shopName, hint, url }: TableCard, x: number, y: number): void {
  drawQrCode(pdf, url, { x: x + PADDING, y: y + (CARD.height - QR_SIZE) / 2, size: QR_SIZE });
  const left = x + PADDING + QR_SIZE + 5 * MM;
  const width = x + CARD.width - PADDING - left;
  pdf.fillColor('black').font('text').fontSize(10);
  pdf.text(shopName, left, y + 13 * MM, { width, height: 10 * MM, ellipsis: true });
  pdf
    .font('bold')
    .fontSize(20)
    .text(title, left, y + 24 * MM, { width, height: 26 * MM, ellipsis: true });
  pdf
    .font('text')
    .fontSize(10)
    .text(hint, left, y + 52 * MM, { width, height: 14 * MM, ellipsis: true });
}
