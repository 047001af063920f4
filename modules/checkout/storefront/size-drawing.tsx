import type { BoxSize } from '@fachwerk/locations/contract-prices';
import css from './booking.module.css';

/** The largest side any usual box has; a larger one is drawn as this. */
const LARGEST_CM = 120;
const PAPER = 72;
const PER_CM = (PAPER - 14) / LARGEST_CM;
/** How much depth shows in a drawing from the front. */
const SLANT = 0.35;
/** A sheet of paper beside it says how large it is. */
const SHEET = { width: 21, height: 29.7 };

/** A box from the front, all sizes to one scale, with a sheet of A4 to compare. */
export function SizeDrawing({ size }: { readonly size: BoxSize }) {
  const scaled = (cm: number) => Math.min(cm, LARGEST_CM) * PER_CM;
  const width = scaled(size.widthCm);
  const height = scaled(size.heightCm);
  const depth = Math.min(scaled(size.depthCm) * SLANT, 12);
  const left = 1;
  const bottom = PAPER - 1;
  const top = bottom - height;
  const right = left + width;
  const lid = `M${left} ${top}l${depth} ${-depth}h${width}l${-depth} ${depth}Z`;
  const side = `M${right} ${top}l${depth} ${-depth}v${height}l${-depth} ${depth}Z`;
  const sheetWidth = SHEET.width * PER_CM;
  const sheetHeight = SHEET.height * PER_CM;
  return (
    <svg className={css.drawing} viewBox={`0 0 ${PAPER} ${PAPER}`} aria-hidden="true">
      <path d={lid} />
      <path d={side} />
      <rect x={left} y={top} width={width} height={height} />
      <rect
        className={css.hand}
        x={left + 2}
        y={bottom - Math.min(sheetHeight, height - 2)}
        width={Math.min(sheetWidth, width - 4)}
        height={Math.min(sheetHeight, height - 2)}
      />
    </svg>
  );
}
