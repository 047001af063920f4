import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE, startOfDay } from '@fachwerk/base/time';
import { type Pdf, type PdfFont, printPdf } from '@fachwerk/server/pdf';
import type { Translate } from '@fachwerk/server/translator';
import type { Table, TableRow } from './report-tables.ts';

const MM = 72 / 25.4;
const LEFT = 25 * MM;
const RIGHT = 190 * MM;
const BOTTOM = 275 * MM;
const ROW = 16;
const BEAM = '#2b2a28';
const QUIET = '#6b665d';
const LINE = '#d8d3c8';
/** Where the columns of figures end. */
const ENDS = [115, 140, 165, 190].map((at) => at * MM);
const FIGURES = 25 * MM;

type Report = {
  readonly on: string;
  readonly name: string;
  readonly tables: readonly Table[];
  readonly t: Translate;
  readonly madeAt: Date;
};

export function dayReportPdf({ on, name, tables, t, madeAt }: Report): Promise<Buffer> {
  const date = formatTime(startOfDay(Temporal.PlainDate.from(on)), HOUSE_ZONE, LOCALES.de, 'date');
  const title = t('day_report.paper_title', { date });
  const info = { Title: title, Author: name, CreationDate: madeAt, ModDate: madeAt };
  return printPdf({ margin: 0, info }, (pdf) => {
    write(pdf, name, LEFT, 18 * MM, { size: 10, colour: QUIET });
    write(pdf, title, LEFT, 26 * MM, { size: 18, isBold: true });
    write(pdf, t('day_report.made', { at: formatTime(madeAt, HOUSE_ZONE, LOCALES.de, 'dateTime') }), LEFT, 36 * MM, {
      size: 9,
      colour: QUIET,
    });
    write(pdf, t('day_report.no_till'), LEFT, 41 * MM, { size: 9, colour: QUIET });
    tables.reduce((y, table) => drawTable(pdf, table, t, y), 50 * MM);
  });
}

function drawTable(pdf: Pdf, { title, rows }: Table, t: Translate, top: number): number {
  let y = top + (rows.length + 2) * ROW > BOTTOM && top > 50 * MM ? nextPage(pdf) : top;
  write(pdf, title, LEFT, y, { size: 12, isBold: true });
  for (const [at, column] of (['count', 'net', 'vat', 'gross'] as const).entries())
    figure(pdf, t(`day_report.column.${column}`), at, y + 2, { size: 8, colour: QUIET });
  y += ROW + 2;
  rule(pdf, y - 3, BEAM);
  for (const row of rows) {
    drawRow(pdf, row, y);
    y += ROW;
  }
  if (rows.length === 0) {
    write(pdf, t('day_report.nothing'), LEFT, y, { size: 9, colour: QUIET });
    y += ROW;
  }
  return y + 12;
}

function drawRow(pdf: Pdf, { what, count, netCents, vatCents, grossCents, isSum = false }: TableRow, y: number): void {
  write(pdf, what, LEFT, y, { size: 9.5, isBold: isSum, width: 75 * MM });
  const cells = [count === null ? '' : String(count), ...[netCents, vatCents, grossCents].map(money)];
  cells.forEach((cell, at) => {
    figure(pdf, cell, at, y, { size: 9.5, isBold: isSum });
  });
  rule(pdf, y + ROW - 4, LINE);
}

const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, LOCALES.de));

function nextPage(pdf: Pdf): number {
  pdf.addPage();
  return 20 * MM;
}

type Look = { readonly size: number; readonly isBold?: boolean; readonly colour?: string; readonly width?: number };

function write(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { size, isBold = false, colour = BEAM, width = RIGHT - LEFT }: Look,
) {
  pdf
    .font((isBold ? 'bold' : 'text') satisfies PdfFont)
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, y, { width, lineBreak: false });
}

function figure(
  pdf: Pdf,
  text: string,
  column: number,
  y: number,
  { size, isBold = false, colour = BEAM }: Look,
): void {
  pdf
    .font((isBold ? 'bold' : 'text') satisfies PdfFont)
    .fontSize(size)
    .fillColor(colour)
    .text(text, ENDS[column]! - FIGURES, y, { width: FIGURES, align: 'right' });
}

function rule(pdf: Pdf, y: number, colour: string): void {
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(colour).stroke();
}
