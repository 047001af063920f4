import { hook } from '@fachwerk/server/hooks';
import { type Pdf, type PdfFont, printPdf } from '@fachwerk/server/pdf';
import type { InvoiceFigures } from '../../contract-invoice.ts';
import type { InvoiceDocument } from './invoice-document.ts';

const MM = 72 / 25.4;
const PAGE = { width: 210 * MM, height: 297 * MM };
const LEFT = 25 * MM;
const RIGHT = PAGE.width - 20 * MM;
const WIDTH = RIGHT - LEFT;
/** Below this is the footer. */
const BOTTOM = PAGE.height - 32 * MM;
const BEAM = '#2b2a28';
const QUIET = '#6b665d';
const LINE = '#d8d3c8';
const USUAL_ACCENT = '#b4532a';
/** Where the four columns of figures end, seen from the left edge of the text. */
const COLUMN_ENDS = [0.6, 0.75, 0.86, 1].map((part) => part * WIDTH);
const COLUMN_WIDTH = 25 * MM;
/** Sums are longer and bolder than what they sum up. */
const SUM_WIDTH = 45 * MM;

/** A file inside the PDF that programs read, and the words by which they know of it. */
export type MachineReadable = {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly metadata: string;
};

/** What goes into the printed invoice of a business, so that programs read it too; null where it would not be a valid one. */
export const machineReadable =
  hook<(figures: InvoiceFigures) => Promise<MachineReadable | null>>('orders.machine_readable');

/** The same document gives the same bytes, whenever it is printed: no time but `issuedAt` goes in. */
export async function invoicePdf(
  document: InvoiceDocument,
  issuedAt: Date,
  machine: MachineReadable | null = null,
): Promise<Buffer> {
  const { title, author } = document;
  // Of a file to be kept, the library writes these words into XML as they are.
  const Author = machine ? author.replace(/[<>&]/g, '+') : author;
  const info = { Title: title, Author, CreationDate: issuedAt, ModDate: issuedAt };
  const kept = machine ? ({ subset: 'PDF/A-3b', pdfVersion: '1.7' } as const) : {};
  return printPdf({ margin: 0, autoFirstPage: false, info, ...kept }, (pdf) => {
    if (machine) enclose(pdf, machine, issuedAt);
    newPage(pdf, document);
    drawTop(pdf, document);
    const afterLines = drawLines(pdf, document, 112 * MM);
    drawEnd(pdf, document, afterLines);
  });
}

function enclose(pdf: Pdf, { fileName, contentType, bytes, metadata }: MachineReadable, issuedAt: Date): void {
  const named = { name: fileName, type: contentType, description: fileName };
  const times = { creationDate: issuedAt, modifiedDate: issuedAt };
  // The types of the library do not know of it: the file says the same as the pages.
  const relation = { relationship: 'Alternative' };
  pdf.file(bytes, { ...named, ...times, ...relation });
  pdf.appendXML(metadata);
}

function newPage(pdf: Pdf, { footer, accent = USUAL_ACCENT }: InvoiceDocument): void {
  pdf.addPage();
  pdf.rect(0, 0, 4 * MM, PAGE.height).fill(accent);
  rule(pdf, PAGE.height - 25 * MM);
  footer.forEach((text, at) => {
    write(pdf, text, LEFT, PAGE.height - 21 * MM + at * 12, { size: 8, colour: QUIET, width: WIDTH, align: 'center' });
  });
}

/** Who sells, who buys (where the window of an envelope is), the title, and what to name in a letter. */
function drawTop(pdf: Pdf, { seller, buyer, facts, title, intro }: InvoiceDocument): void {
  write(pdf, seller[0]!, LEFT, 18 * MM, { size: 16, isBold: true, width: WIDTH });
  write(pdf, seller.join(' · '), LEFT, 45 * MM, { size: 7, colour: QUIET, width: 90 * MM });
  buyer.forEach((text, at) => {
    write(pdf, text, LEFT, 51 * MM + at * 14, { size: 10.5, width: 90 * MM });
  });
  facts.forEach(({ label, value }, at) => {
    const y = 45 * MM + at * 24;
    write(pdf, label, LEFT + 110 * MM, y, { size: 8, colour: QUIET, width: WIDTH - 110 * MM });
    write(pdf, value, LEFT + 110 * MM, y + 10, { size: 10, width: WIDTH - 110 * MM });
  });
  write(pdf, title, LEFT, 88 * MM, { size: 18, isBold: true, width: WIDTH });
  write(pdf, intro, LEFT, 98 * MM, { size: 10, width: WIDTH });
}

function drawLines(pdf: Pdf, document: InvoiceDocument, top: number): number {
  let y = drawHead(pdf, document.head, top);
  for (const { title, detail, cells } of document.lines) {
    const width = COLUMN_ENDS[0]! - 18 * MM;
    const titleHeight = heightOf(pdf, title, 10, width);
    const height = titleHeight + (detail === '' ? 0 : heightOf(pdf, detail, 8.5, width)) + 12;
    if (y + height > BOTTOM) {
      newPage(pdf, document);
      y = drawHead(pdf, document.head, 25 * MM);
    }
    write(pdf, title, LEFT, y + 5, { size: 10, width });
    if (detail !== '') write(pdf, detail, LEFT, y + 5 + titleHeight, { size: 8.5, colour: QUIET, width });
    cells.forEach((cell, at) => {
      figure(pdf, cell, at, y + 5);
    });
    y += height;
    rule(pdf, y);
  }
  return y;
}

function drawHead(pdf: Pdf, [first, ...figures]: InvoiceDocument['head'], y: number): number {
  write(pdf, first, LEFT, y, { size: 8, colour: QUIET, width: 80 * MM });
  figures.forEach((text, at) => {
    figure(pdf, text, at, y, { size: 8, colour: QUIET });
  });
  rule(pdf, y + 14, BEAM);
  return y + 14;
}

function drawEnd(pdf: Pdf, document: InvoiceDocument, afterLines: number): void {
  const { sums, total, notes } = document;
  let y = afterLines + 10;
  if (y + sums.length * 15 + 40 + notes.length * 30 > BOTTOM) {
    newPage(pdf, document);
    y = 25 * MM;
  }
  const labels = { width: WIDTH - SUM_WIDTH, align: 'right' as const };
  for (const { label, value } of sums) {
    write(pdf, label, LEFT, y, { size: 9.5, colour: QUIET, ...labels });
    figure(pdf, value, 3, y, { width: SUM_WIDTH });
    y += 15;
  }
  rule(pdf, y + 2, BEAM, LEFT + COLUMN_ENDS[0]!);
  write(pdf, total.label, LEFT, y + 9, { size: 12, isBold: true, ...labels });
  figure(pdf, total.value, 3, y + 9, { size: 12, isBold: true, width: SUM_WIDTH });
  y += 50;
  for (const note of notes) {
    write(pdf, note, LEFT, y, { size: 10, width: WIDTH });
    y += heightOf(pdf, note, 10, WIDTH) + 8;
  }
}

type Look = {
  readonly size: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
};

function write(pdf: Pdf, text: string, x: number, y: number, look: Look): void {
  pdf
    .font((look.isBold ? 'bold' : 'text') satisfies PdfFont)
    .fontSize(look.size)
    .fillColor(look.colour ?? BEAM)
    .text(text, x, y, { width: look.width, align: look.align ?? 'left', height: PAGE.height, lineGap: 1 });
}

function figure(pdf: Pdf, text: string, column: number, y: number, look: Partial<Look> = {}): void {
  const { width = COLUMN_WIDTH } = look;
  write(pdf, text, LEFT + COLUMN_ENDS[column]! - width, y, { size: 10, ...look, width, align: 'right' });
}

function rule(pdf: Pdf, y: number, colour = LINE, from = LEFT): void {
  pdf.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(colour).stroke();
}

function heightOf(pdf: Pdf, text: string, size: number, width: number): number {
  return pdf
    .font('text' satisfies PdfFont)
    .fontSize(size)
    .heightOfString(text, { width, lineGap: 1 });
}
