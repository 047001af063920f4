import { type Crop, MEDIA_WIDTHS } from '../contract.ts';

const WIDEST = MEDIA_WIDTHS.at(-1)!;

/** In which widths a picture this wide is drawn: never wider than it is. */
export function drawnWidths(width: number): readonly number[] {
  return [...MEDIA_WIDTHS.filter((each) => each < width && each < WIDEST), Math.min(width, WIDEST)];
}

/** How high it is when it is drawn that wide. */
export function heightAt(width: number, of: { readonly width: number; readonly height: number }): number {
  return Math.max(1, Math.round((of.height * width) / of.width));
}

type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The pixels of a crop; at least one, and none outside. */
export function croppedArea(crop: Crop, of: { readonly width: number; readonly height: number }): Area {
  const left = Math.min(of.width - 1, Math.round((crop.x * of.width) / 1000));
  const top = Math.min(of.height - 1, Math.round((crop.y * of.height) / 1000));
  const width = Math.min(of.width - left, Math.max(1, Math.round((crop.width * of.width) / 1000)));
  const height = Math.min(of.height - top, Math.max(1, Math.round((crop.height * of.height) / 1000)));
  return { left, top, width, height };
}
