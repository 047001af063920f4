import type { CsvValue } from '@fachwerk/base/csv';
import { hasFractions, type SheetCell, type SheetColumn, type SheetStyle, sheetCell } from './sheet-values.ts';
import { zipOf } from './zip.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const STYLES: readonly SheetStyle[] = ['plain', 'head', 'decimal', 'money', 'day', 'instant'];
/** Number formats of the styles; 0 is "General", those from 164 on are our own. */
const FORMATS: Readonly<Record<SheetStyle, number>> = {
  plain: 0,
  head: 0,
  decimal: 4,
  money: 164,
  day: 165,
  instant: 166,
};
const OWN_FORMATS = ['#,##0.00 "€"', 'dd.mm.yyyy', 'dd.mm.yyyy hh:mm'];

/** A spreadsheet refuses a longer name of a sheet, and these signs in one. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Liste';

const MOST_CELL_LETTERS = 32_767;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  text
    // Characters that XML does not allow.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/**
 * A book with one sheet: a bold, frozen first row with filters, typed cells. Text is stored as text, so that nothing in it is run as a formula.
 * Written here because the libraries for it compress in workers from `blob:` addresses, which our content security policy refuses.
 */
export function xlsxOf(
  name: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly CsvValue[])[],
): Promise<Blob> {
  const fractions = columns.map((_, at) => hasFractions(rows.map((row) => row[at])));
  const head = columns.map(({ title }): SheetCell => ({ kind: 'text', value: title, style: 'head' }));
  const body = rows.map((row) => row.map((value, at) => sheetCell(value, columns[at]?.format, fractions[at]!)));
  const lines = [head, ...body];
  const corner = `${columnName(Math.max(columns.length, 1) - 1)}${lines.length}`;
  return zipOf(XLSX, {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles(),
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths(lines)}</cols><sheetData>${lines.map(line).join('')}</sheetData><autoFilter ref="A1:${corner}"/></worksheet>`,
  });
}

function relations(parts: readonly (readonly [kind: string, target: string])[]): string {
  const all = parts.map(
    ([kind, to], at) => `<Relationship Id="rId${at + 1}" Type="${RELATED}/${kind}" Target="${to}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function styles(): string {
  const own = OWN_FORMATS.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const looks = STYLES.map(
    (style) =>
      `<xf numFmtId="${FORMATS[style]}" fontId="${style === 'head' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  );
  const font = '<sz val="11"/><name val="Calibri"/>';
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${own.join('')}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs></styleSheet>`;
}

function line(cells: readonly SheetCell[], at: number): string {
  return `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`)).join('')}</row>`;
}

function cellXml(cell: SheetCell, place: string): string {
  if (!cell) return '';
  const where = `r="${place}" s="${STYLES.indexOf(cell.style)}"`;
  if (cell.kind === 'number') return `<c ${where}><v>${cell.value}</v></c>`;
  if (cell.kind === 'boolean') return `<c ${where} t="b"><v>${cell.value ? 1 : 0}</v></c>`;
  const text = escaped(cell.value.slice(0, MOST_CELL_LETTERS));
  return `<c ${where} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** 0 → A, 26 → AA. */
export function columnName(at: number): string {
  return (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
}

const LEAST_WIDTH = 9;
const MOST_WIDTH = 48;
/** Enough rows to tell how wide a column is. */
const MEASURED_ROWS = 200;

function widths(lines: readonly (readonly SheetCell[])[]): string {
  const measured = lines.slice(0, MEASURED_ROWS);
  return (lines[0] ?? [])
    .map((_, at) => {
      const letters = Math.max(...measured.map((cells) => lettersOf(cells[at] ?? null)));
      const width = Math.min(Math.max(letters + 2, LEAST_WIDTH), MOST_WIDTH);
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');
}

function lettersOf(cell: SheetCell): number {
  if (!cell) return 0;
  if (cell.style === 'instant') return 16;
  return cell.style === 'day' ? 10 : String(cell.value).length;
}
