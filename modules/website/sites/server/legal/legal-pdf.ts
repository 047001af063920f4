import { type ProsePart, proseBlocks } from '@fachwerk/base/prose';
import { type Pdf, type PdfFont, printPdf } from '@fachwerk/server/pdf';

export type LegalPaper = {
  readonly title: string;
  /** Owner, version and date. */
  readonly about: string;
  readonly text: string;
  readonly author: string;
  readonly language: string;
  readonly validFrom: Date;
};

const MARGIN = 62;
const BEAM = '#2b2a28';
const QUIET = '#6b665d';

/** A text as PDF. The same version gives the same bytes: it contains no date but its own. */
export function legalPdf(paper: LegalPaper): Promise<Buffer> {
  const { title, about, text, author, language, validFrom } = paper;
  const info = { Title: title, Author: author, CreationDate: validFrom, ModDate: validFrom };
  return printPdf({ margin: MARGIN, lang: language, info }, (pdf) => {
    write(pdf, title, { size: 18, isBold: true, gap: 4 });
    write(pdf, about, { size: 9, colour: QUIET, gap: 14 });
    for (const block of proseBlocks(text)) {
      if (block.kind === 'heading')
        write(pdf, block.text, { size: block.level === 2 ? 12.5 : 10.5, isBold: true, gap: 5, before: 6 });
      else if (block.kind === 'paragraph') write(pdf, block.lines.map(wordsOf).join('\n'), { size: 10, gap: 8 });
      else writeItems(pdf, block.items.map(wordsOf), block.isNumbered);
    }
  });
}

const wordsOf = (parts: readonly ProsePart[]) => parts.map(({ text }) => text).join('');

const SIGN_WIDTH = 16;

function writeItems(pdf: Pdf, items: readonly string[], isNumbered: boolean): void {
  items.forEach((item, at) => {
    const width = pdf.page.width - 2 * MARGIN - SIGN_WIDTH;
    pdf.font('text' satisfies PdfFont).fontSize(10);
    // Keep the bullet and its first line on one page.
    if (pdf.y + pdf.currentLineHeight(true) > pdf.page.height - MARGIN) pdf.addPage();
    const top = pdf.y;
    pdf.fillColor(BEAM).text(isNumbered ? `${at + 1}.` : '•', MARGIN, top, { lineBreak: false });
    pdf.text(item, MARGIN + SIGN_WIDTH, top, { width, lineGap: 2 });
    pdf.x = MARGIN;
  });
  pdf.y += 8;
}

type Look = {
  readonly size: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  readonly gap: number;
  readonly before?: number;
};

function write(pdf: Pdf, text: string, { size, isBold = false, colour = BEAM, gap, before = 0 }: Look): void {
  pdf.y += before;
  pdf
    .font((isBold ? 'bold' : 'text') satisfies PdfFont)
    .fontSize(size)
    .fillColor(colour)
    .text(text, MARGIN, pdf.y, { width: pdf.page.width - 2 * MARGIN, lineGap: 2 });
  pdf.y += gap;
}
