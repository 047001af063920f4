import { createRequire } from 'node:module';
import type { OverlayOptions } from 'sharp';
import { oneOfFew } from './images.ts';

const require = createRequire(import.meta.url);
/** Latin with all its accents, Cyrillic and Greek; the same letters as on papers. */
const FONT_FILE = '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf';
const FONT = 'Roboto Bold';
/** A point is a pixel. */
const DPI = 72;

type CardWords = {
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  readonly left: number;
  readonly top: number;
  /** Where lines break. */
  readonly width: number;
};
type CardPicture = { readonly bytes: Uint8Array; readonly left: number; readonly top: number; readonly side: number };

export type Card = {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly words: readonly CardWords[];
  readonly pictures: readonly CardPicture[];
};

/** An image of texts, squares and a background, as PNG. Texts are drawn literally, never as markup. */
export function drawCard({ width, height, ground, words, pictures }: Card): Promise<Uint8Array> {
  return oneOfFew(async () => {
    const { default: sharp } = await import('sharp');
    const pieces: OverlayOptions[] = [];
    for (const { bytes, left, top, side } of pictures) {
      pieces.push({ input: await sharp(bytes).resize(side, side, { fit: 'cover' }).png().toBuffer(), left, top });
    }
    for (const each of words) {
      if (each.text.trim() !== '') pieces.push(await drawnWords(each, { width, height }));
    }
    return sharp({ create: { width, height, channels: 4, background: ground } })
      .composite(pieces)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  });
}

/** What does not fit on the card is cut off. */
async function drawnWords(
  { text, size, colour, left, top, width }: CardWords,
  card: Pick<Card, 'width' | 'height'>,
): Promise<OverlayOptions> {
  const { default: sharp } = await import('sharp');
  const marked = `<span foreground="${colour}">${escaped(text)}</span>`;
  const font = { font: `${FONT} ${size}`, fontfile: require.resolve(FONT_FILE), dpi: DPI };
  const drawn = sharp({ text: { ...font, text: marked, width, wrap: 'word-char', rgba: true } });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  const fitting = { width: Math.min(info.width, card.width - left), height: Math.min(info.height, card.height - top) };
  return {
    input: await sharp(data)
      .extract({ left: 0, top: 0, ...fitting })
      .toBuffer(),
    left,
    top,
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
