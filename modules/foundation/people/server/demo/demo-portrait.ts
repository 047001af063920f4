import sharp from 'sharp';

/** Drawn by a few shapes: demo people need a face, and nobody's photo. */
export type Portrait = {
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly cut: 'short' | 'bob' | 'long';
};

/** Hair behind the head; the fringe is the same for all. */
const CUTS: Readonly<Record<Portrait['cut'], string>> = {
  short: 'M82 108 a46 48 0 0 1 92 0 l-2 10 h-88 z',
  bob: 'M74 150 q-6 -96 54 -96 q60 0 54 96 q-10 14 -22 8 h-64 q-12 6 -22 -8 z',
  long: 'M72 196 q-8 -144 56 -144 q64 0 56 144 q-14 10 -30 4 h-52 q-16 6 -30 -4 z',
};

export function drawPortrait({ background, skin, hair, shirt, cut }: Portrait): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
    <rect width="256" height="256" fill="${background}"/>
    <path d="${CUTS[cut]}" fill="${hair}"/>
    <path d="M40 256 q4 -66 66 -74 h44 q62 8 66 74 z" fill="${shirt}"/>
    <path d="M110 150 h36 v34 q-18 20 -36 0 z" fill="${skin}"/>
    <ellipse cx="128" cy="118" rx="38" ry="46" fill="${skin}"/>
    <path d="M90 112 q2 -46 40 -46 q36 0 36 46 q-14 -26 -34 -28 q-26 2 -42 28 z" fill="${hair}"/>
    <circle cx="113" cy="120" r="4" fill="#2b2a28"/><circle cx="143" cy="120" r="4" fill="#2b2a28"/>
    <path d="M114 142 q14 10 28 0" fill="none" stroke="#2b2a28" stroke-width="3" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
