import type { BoxSize } from '@fachwerk/pricing/contract';
import css from './booking.module.css';

const PAPER = 72;
/** Room for what shows of the depth. */
const DEPTH_ROOM = 14;
/** How much of the depth shows in a drawing from the front. */
const SLANT = 0.3;
/** A sheet of A4 inside says how large it is. */
const SHEET = { width: 21, height: 29.7 };

/** A box from the front, all sizes of a location to one scale. */
export function SizeDrawing({ size, largestCm }: { readonly size: BoxSize; readonly largestCm: number }) {
  const perCm = (PAPER - DEPTH_ROOM) / largestCm;
  const width = size.widthCm * perCm;
  const height = size.heightCm * perCm;
  const depth = Math.min(size.depthCm * perCm * SLANT, DEPTH_ROOM - 2);
  const left = (PAPER - width - depth) / 2;
  const bottom = (PAPER + height + depth) / 2;
  const top = bottom - height;
  const lid = `M${left} ${top}l${depth} ${-depth}h${width}l${-depth} ${depth}Z`;
  const side = `M${left + width} ${top}l${depth} ${-depth}v${height}l${-depth} ${depth}Z`;
  const sheet = { width: Math.min(SHEET.width * perCm, width - 2), height: Math.min(SHEET.height * perCm, height - 2) };
  return (
    <svg className={css.drawing} viewBox={`0 0 ${PAPER} ${PAPER}`} aria-hidden="true">
      <path d={lid} />
      <path d={side} />
      <rect x={left} y={top} width={width} height={height} />
      <rect className={css.sheet} x={left + 1} y={bottom - 1 - sheet.height} {...sheet} />
    </svg>
  );
}
