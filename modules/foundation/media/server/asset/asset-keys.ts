import { drawnWidths } from '../../rules/picture.ts';

/** How the files of an asset are called; every new content has new names, so browsers may keep the old ones. */
export const masterKeyOf = (key: string) => `${key}.webp`;
export const documentKey = (key: string) => `${key}.pdf`;
export const sizeKey = (fileKey: string, width: number, type: 'avif' | 'webp') => `${fileKey}-${width}.${type}`;
export const jpegKey = (fileKey: string) => `${fileKey}.jpg`;

/** Every file that is drawn from the original. */
export function sizeKeys({
  fileKey,
  width,
}: {
  readonly fileKey: string | null;
  readonly width: number | null;
}): string[] {
  if (!fileKey || !width) return [];
  const sizes = drawnWidths(width).flatMap((each) => [sizeKey(fileKey, each, 'avif'), sizeKey(fileKey, each, 'webp')]);
  return [...sizes, jpegKey(fileKey)];
}
