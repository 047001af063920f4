import { formatMoney } from '@fachwerk/base/format-number';
import { formatDay, formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { type Pdf, type PdfFont, printPdf } from '@fachwerk/server/pdf';
import type { Translate } from '@fachwerk/server/translator';
import { hoursOf } from '../../rules/time-log.ts';
import { merged, sharedMinutes, workedMinutes } from '../../rules/working-time.ts';
import type { ReportRow } from './report-rows.ts';

const MM = 72 / 25.4;
const LEFT = 20 * MM;
const RIGHT = 195 * MM;
const BOTTOM = 272 * MM;
const ROW = 15;
const BEAM = '#2b2a28';
const QUIET = '#6b665d';
const LINE = '#d8d3c8';

/** Where each column begins and how wide it is, in mm. */
const COLUMNS = [
  { name: 'date', at: 20, width: 19 },
  { name: 'span', at: 39, width: 24 },
  { name: 'person', at: 63, width: 30 },
  { name: 'project', at: 93, width: 34 },
  { name: 'description', at: 127, width: 34 },
  { name: 'time', at: 161, width: 12, isFigure: true },
  { name: 'amount', at: 173, width: 22, isFigure: true },
] as const;

type Report = {
  readonly month: string;
  readonly company: string;
  /** Null: everybody's. */
  readonly person: string | null;
  readonly rows: readonly ReportRow[];
  readonly t: Translate;
  readonly madeAt: Date;
};

export function timeReportPdf({ month, company, person, rows, t, madeAt }: Report): Promise<Buffer> {
  const name = formatDay(`${month}-01`, LOCALES.de, { month: 'long', year: 'numeric' });
  const title = t('time_log.paper.title', { month: name });
  const info = { Title: title, Author: company, CreationDate: madeAt, ModDate: madeAt };
  return printPdf({ margin: 0, info }, (pdf) => {
    write(pdf, person ? `${company} · ${person}` : company, 20, 16 * MM, 160, { size: 10, colour: QUIET });
    write(pdf, title, 20, 23 * MM, 160, { size: 18, isBold: true });
    const made = formatTime(madeAt, HOUSE_ZONE, LOCALES.de, 'dateTime');
    write(pdf, t('time_log.paper.made', { at: made }), 20, 33 * MM, 160, { size: 9, colour: QUIET });
    let y = head(pdf, t, 42 * MM);
    for (const row of rows) {
      if (y > BOTTOM) {
        pdf.addPage();
        y = head(pdf, t, 18 * MM);
      }
      line(pdf, cellsOf(row), y);
      y += ROW;
    }
    sum(pdf, rows, t, y);
  });
}

function cellsOf({ on, from, to, person, project, description, minutes, cents }: ReportRow): string[] {
  const clock = (at: Date) => formatTime(at, HOUSE_ZONE, LOCALES.de, { hour: '2-digit', minute: '2-digit' });
  const span = `${clock(from)}–${clock(to)}`;
  const day = formatDay(on, LOCALES.de);
  return [day, span, person, project, description, hoursOf(minutes), formatMoney(cents, LOCALES.de)];
}

function head(pdf: Pdf, t: Translate, y: number): number {
  const names = COLUMNS.map(({ name }) => t(`time_log.column.${name}`));
  line(pdf, names, y, { size: 8, colour: QUIET });
  return y + ROW;
}

function sum(pdf: Pdf, rows: readonly ReportRow[], t: Translate, top: number): void {
  let y = top;
  if (y > BOTTOM) {
    pdf.addPage();
    y = 18 * MM;
  }
  const minutes = rows.reduce((total, row) => total + row.minutes, 0);
  const cents = rows.reduce((total, row) => total + row.cents, 0);
  const money = formatMoney(cents, LOCALES.de);
  line(pdf, [t('time_log.paper.sum'), '', '', '', '', hoursOf(minutes), money], y, { isBold: true });
  const people = [...Map.groupBy(rows, ({ userId }) => userId).values()];
  const shared = sharedMinutes(people.map(merged));
  if (shared === 0) return;
  const worked = hoursOf(people.reduce((total, own) => total + workedMinutes(own), 0));
  const words = t('time_log.paper.shared', { time: hoursOf(shared), worked });
  write(pdf, words, 20, y + ROW, 170, { size: 8.5, colour: QUIET });
}

type Look = { readonly size?: number; readonly isBold?: boolean; readonly colour?: string };

function line(pdf: Pdf, cells: readonly string[], y: number, look: Look = {}): void {
  for (const [at, column] of COLUMNS.entries())
    write(pdf, cells[at]!, column.at, y, column.width - 2, { size: 8.5, ...look }, 'isFigure' in column);
  pdf
    .moveTo(LEFT, y + ROW - 4)
    .lineTo(RIGHT, y + ROW - 4)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
}

function write(pdf: Pdf, text: string, atMm: number, y: number, widthMm: number, look: Look, isFigure = false): void {
  const { size = 9, isBold = false, colour = BEAM } = look;
  pdf
    .font((isBold ? 'bold' : 'text') satisfies PdfFont)
    .fontSize(size)
    .fillColor(colour)
    .text(text, atMm * MM, y, {
      width: widthMm * MM,
      height: size + 2,
      ellipsis: true,
      lineBreak: !isFigure,
      align: isFigure ? 'right' : 'left',
    });
}
