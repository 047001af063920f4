import type { OwnPicture } from '@fachwerk/media/facade-demo';
import sharp from 'sharp';

const RATIO = 4 / 3;
const WIDEST = 1280;

/** Pixels to draw the sizes from: no time goes into packing them. */
export const rasterOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 0 }).toBuffer();

/** The part of a photograph around its subject that is as wide to high as pictures of items are. */
export async function framed({ read, focus }: OwnPicture): Promise<Buffer> {
  const image = sharp(await read());
  const { width, height } = await image.metadata();
  const [wide, high] = width > height * RATIO ? [height * RATIO, height] : [width, width / RATIO];
  const area = { left: beside(focus.x, width, wide), top: beside(focus.y, height, high), ...rounded(wide, high) };
  return image
    .extract(area)
    .resize(WIDEST, WIDEST / RATIO)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

const rounded = (wide: number, high: number) => ({ width: Math.floor(wide), height: Math.floor(high) });

/** Where the part begins: its middle at the focus, as far as the picture reaches. */
const beside = (focus: number, whole: number, part: number) =>
  Math.floor(Math.min(whole - part, Math.max(0, (focus / 1000) * whole - part / 2)));
