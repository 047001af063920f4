import { contrast } from '@fachwerk/base/contrast';

/** What a picture for sharing shows. */
export type ShareCard = {
  readonly title: string;
  readonly siteName: string;
  readonly accent: string;
  /** Address of the logo's file. */
  readonly logo: string | null;
};

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const LONGEST_TITLE = 110;
const LONGEST_NAME = 60;
const WORDS = ['#ffffff', '#141312'] as const;

/** Words that can be read on the company's colour. */
export function wordsOn(accent: string): string {
  const [white, black] = WORDS;
  return contrast(white, accent) >= contrast(black, accent) ? white : black;
}

/** Long words get small, too long ones end in dots. */
export function titleSize(title: string): number {
  if (title.length <= 28) return 92;
  return title.length <= 56 ? 72 : 56;
}

export function shortened(card: ShareCard): ShareCard {
  return { ...card, title: cut(card.title, LONGEST_TITLE), siteName: cut(card.siteName, LONGEST_NAME) };
}

function cut(text: string, most: number): string {
  const letters = [
    ...text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  ];
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
