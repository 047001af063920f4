import { encode } from 'uqr';
import type { Pdf } from './pdf.ts';

type Square = { readonly x: number; readonly y: number; readonly size: number };

/** A QR code as one path of squares; the quiet zone is the paper's own white. */
export function drawQrCode(pdf: Pdf, text: string, { x, y, size: side }: Square): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const unit = side / size;
  for (const [row, line] of data.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (isDark) pdf.rect(x + column * unit, y + row * unit, unit, unit);
    }
  }
  pdf.fill('black');
}
