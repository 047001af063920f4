import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

export type Pdf = PDFKit.PDFDocument;

const require = createRequire(import.meta.url);

/**
 * Latin with all its accents, Cyrillic and Greek: names are printed as they are written. Only the letters that occur go into
 * a file. Roboto, because Inter takes three times as long to open.
 */
const FONTS = {
  text: '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
  bold: '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
} as const;
export type PdfFont = keyof typeof FONTS;

const opened = new Map<PdfFont, Buffer>();

function fontFile(name: PdfFont): Buffer {
  const file = opened.get(name) ?? readFileSync(require.resolve(FONTS[name]));
  opened.set(name, file);
  return file;
}

/** A4. `draw` writes with the fonts `text` and `bold`; the same strokes and the same dates in `info` give the same bytes. */
export async function printPdf(options: PDFKit.PDFDocumentOptions, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', ...options });
  const done = Promise.withResolvers<void>();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', done.resolve);
  pdf.on('error', done.reject);
  for (const name of Object.keys(FONTS) as PdfFont[]) pdf.registerFont(name, fontFile(name));
  pdf.font('text' satisfies PdfFont);
  draw(pdf);
  pdf.end();
  await done.promise;
  return Buffer.concat(chunks);
}
