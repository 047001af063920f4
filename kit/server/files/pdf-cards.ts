import { type Pdf, printPdf } from './pdf.ts';

export const MM = 72 / 25.4;
/** A4 in points, with 2 × 4 cards to cut out. */
export const CARD = { width: 105 * MM, height: 74.25 * MM };
export const CARDS_ON_PAGE = 8;
const COLUMNS = 2;

type Info = { readonly Title: string; readonly CreationDate?: Date };

/** As many pages as it takes; each card is drawn from its upper left corner, inside the line to cut along. */
export function printCards<Card>(
  cards: readonly Card[],
  info: Info,
  draw: (pdf: Pdf, card: Card, x: number, y: number) => void,
): Promise<Buffer> {
  return printPdf({ margin: 0, autoFirstPage: false, info }, (pdf) => {
    for (const [index, card] of cards.entries()) {
      const onPage = index % CARDS_ON_PAGE;
      if (onPage === 0) pdf.addPage();
      const [x, y] = [(onPage % COLUMNS) * CARD.width, Math.floor(onPage / COLUMNS) * CARD.height];
      pdf.lineWidth(0.3).dash(2, { space: 3 }).rect(x, y, CARD.width, CARD.height).stroke('#999999').undash();
      draw(pdf, card, x, y);
    }
  });
}
