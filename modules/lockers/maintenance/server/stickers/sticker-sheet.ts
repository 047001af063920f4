import { type Pdf, printPdf } from '@fachwerk/server/pdf';
import { drawQrCode } from '@fachwerk/server/pdf-qr';

/** What stands on one label. */
export type Sticker = {
  readonly number: string;
  readonly locationName: string;
  readonly sizeCode: string;
  readonly url: string;
};

/** A4 in points, with 3 × 8 labels of 70 × 37 mm: what every office shop has. */
const MM = 72 / 25.4;
const PAGE = { width: 210 * MM, height: 297 * MM };
const COLUMNS = 3;
const ROWS = 8;
const LABEL = { width: 70 * MM, height: 37 * MM };
const TOP = (PAGE.height - ROWS * LABEL.height) / 2;
const PADDING = 4 * MM;
const QR_SIZE = LABEL.height - 2 * PADDING;

export async function stickerSheet(stickers: readonly Sticker[], title: string): Promise<Buffer> {
  return printPdf({ margin: 0, autoFirstPage: false, info: { Title: title } }, (pdf) => {
    for (const [index, sticker] of stickers.entries()) {
      const onPage = index % (COLUMNS * ROWS);
      if (onPage === 0) pdf.addPage();
      const x = (onPage % COLUMNS) * LABEL.width;
      const y = TOP + Math.floor(onPage / COLUMNS) * LABEL.height;
      draw(pdf, sticker, x, y);
    }
  });
}

function draw(pdf: Pdf, { number, locationName, sizeCode, url }: Sticker, x: number, y: number): void {
  drawQrCode(pdf, url, { x: x + PADDING, y: y + PADDING, size: QR_SIZE });
  const left = x + PADDING + QR_SIZE + 3 * MM;
  const width = x + LABEL.width - PADDING - left;
  const fit = { width, height: 11 * MM, ellipsis: true, lineGap: 0 };
  pdf
    .fillColor('black')
    .font('bold')
    .fontSize(sizeFor(pdf, number, width));
  pdf.text(number, left, y + PADDING, { width, lineBreak: false });
  pdf
    .font('text')
    .fontSize(9)
    .text(locationName, left, y + PADDING + 12 * MM, fit);
  pdf.fontSize(9).text(sizeCode, left, y + LABEL.height - PADDING - 4 * MM, { width, lineBreak: false });
}

/** As big as the number fits beside its code. */
function sizeFor(pdf: Pdf, number: string, width: number): number {
  const biggest = 30;
  const needed = pdf.fontSize(biggest).widthOfString(number);
  return Math.min(biggest, (biggest * width) / needed);
}
