import type { PercentCrop } from 'react-image-crop';
import type { Crop } from '../../contract.ts';

export const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

export function percentOf(crop: Crop | null): PercentCrop {
  if (!crop) return WHOLE;
  return { unit: '%', x: crop.x / 10, y: crop.y / 10, width: crop.width / 10, height: crop.height / 10 };
}

/** Inside of the picture also after rounding; all of it is no crop. */
export function thousandthsOf({ x, y, width, height }: PercentCrop): Crop | null {
  const [left, top] = [Math.min(999, Math.round(x * 10)), Math.min(999, Math.round(y * 10))];
  const right = Math.min(1000, Math.max(left + 1, Math.round((x + width) * 10)));
  const bottom = Math.min(1000, Math.max(top + 1, Math.round((y + height) * 10)));
  const crop = { x: left, y: top, width: right - left, height: bottom - top };
  return crop.width === 1000 && crop.height === 1000 ? null : crop;
}
