import { type Pdf, printPdf } from './pdf.ts';

export type PdfSheet = {
  readonly title: string;
  readonly company: string;
  /** What was true when it was printed: name and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly parts: readonly {
    readonly title: string;
    readonly labelWidth: number;
    /** A label, a sentence, and what is said small below it. */
    readonly rows: readonly { readonly label: string; readonly text: string; readonly about: string }[];
  }[];
  readonly footer: string;
};

const MARGIN = 56;
const FACT_WIDTH = 130;
const GAP = 8;

/** A protocol on A4, as many pages as it takes, each with its footer. */
export async function sheetPdf(sheet: PdfSheet): Promise<Buffer> {
  return printPdf({ margin: MARGIN, bufferPages: true, info: { Title: sheet.title } }, (pdf) => draw(pdf, sheet));
}

function draw(pdf: Pdf, { title, company, facts, parts, footer }: PdfSheet): void {
  pdf.font('text').fontSize(10).fillColor('#555555').text(company);
  pdf.moveDown(0.5).font('bold').fontSize(18).fillColor('#222222').text(title).moveDown(0.8);
  for (const [name, value] of facts) row(pdf, FACT_WIDTH, name, [value]);
  for (const part of parts) {
    if (pdf.y > pdf.page.height - 2 * MARGIN - 40) pdf.addPage();
    pdf.moveDown(1).font('bold').fontSize(13).fillColor('#222222').text(part.title).moveDown(0.5);
    for (const { label, text, about } of part.rows)
      row(pdf, part.labelWidth, label, about === '' ? [text] : [text, about]);
  }
  footers(pdf, footer);
}

/** A narrow column and a wide one; a row is never torn apart by the end of a page. */
function row(pdf: Pdf, width: number, label: string, [first = '', ...more]: readonly string[]): void {
  const wide = pdf.page.width - 2 * MARGIN - width - GAP;
  const texts = [first, ...more];
  const height = texts.reduce(
    (sum, text) => sum + pdf.font('text').fontSize(10).heightOfString(text, { width: wide }),
    0,
  );
  if (pdf.y + height > pdf.page.height - MARGIN - 20) pdf.addPage();
  const top = pdf.y;
  pdf.font('text').fontSize(10).fillColor('#555555').text(label, MARGIN, top, { width });
  pdf.fillColor('#222222').text(texts[0]!, MARGIN + width + GAP, top, { width: wide });
  for (const text of texts.slice(1)) pdf.fontSize(9).fillColor('#555555').text(text, { width: wide });
  pdf.x = MARGIN;
  pdf.y = Math.max(pdf.y, top + 12) + 4;
}

function footers(pdf: Pdf, footer: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Below the margin nothing is written without a new page, unless there is no margin.
    pdf.page.margins.bottom = 0;
    const text = `${footer} · ${page + 1}/${count}`;
    pdf.font('text').fontSize(8).fillColor('#777777');
    pdf.text(text, MARGIN, pdf.page.height - MARGIN + 14, {
      width: pdf.page.width - 2 * MARGIN,
      align: 'center',
      lineBreak: false,
    });
  }
}
