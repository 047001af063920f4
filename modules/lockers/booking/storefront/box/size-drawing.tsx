import type { BoxSize } from '@fachwerk/pricing/contract';
import { SUITCASE } from '../../rules/luggage.ts';
import css from './booking.module.css';

const HEIGHT = 72;
const WIDEST = 96;
/** Room for what shows of the depth. */
const DEPTH_ROOM = 12;
/** How much of the depth shows in a drawing from the front. */
const SLANT = 0.3;
const GAP = 6;
/** The suitcase stands on wheels, below its body. */
const WHEELS = 3;

type Props = { readonly size: BoxSize; readonly widestCm: number; readonly highestCm: number };

/** A box from the front beside a suitcase on the same floor, all sizes of a location to one scale. */
export function SizeDrawing({ size, widestCm, highestCm }: Props) {
  const perCm = Math.min(
    (HEIGHT - DEPTH_ROOM - WHEELS) / Math.max(highestCm, SUITCASE.heightCm),
    (WIDEST - DEPTH_ROOM - GAP) / (widestCm + SUITCASE.widthCm),
  );
  const paper = Math.ceil((widestCm + SUITCASE.widthCm) * perCm) + DEPTH_ROOM + GAP;
  const width = size.widthCm * perCm;
  const height = size.heightCm * perCm;
  const depth = Math.min(size.depthCm * perCm * SLANT, DEPTH_ROOM - 2);
  const floor = HEIGHT - WHEELS;
  const left = paper - GAP - SUITCASE.widthCm * perCm - width - depth;
  const top = floor - height;
  const lid = `M${left} ${top}l${depth} ${-depth}h${width}l${-depth} ${depth}Z`;
  const side = `M${left + width} ${top}l${depth} ${-depth}v${height}l${-depth} ${depth}Z`;
  return (
    <svg className={css.drawing} viewBox={`0 0 ${paper} ${HEIGHT}`} width={paper} height={HEIGHT} aria-hidden="true">
      <path d={lid} />
      <path d={side} />
      <rect x={left} y={top} width={width} height={height} />
      <Suitcase perCm={perCm} floor={floor} right={paper - 1} />
    </svg>
  );
}

type SuitcaseProps = { readonly perCm: number; readonly floor: number; readonly right: number };

function Suitcase({ perCm, floor, right }: SuitcaseProps) {
  const width = SUITCASE.widthCm * perCm;
  const height = SUITCASE.heightCm * perCm;
  const left = right - width;
  const top = floor - height;
  const handle = `M${left + width * 0.32} ${top}v${-WHEELS}h${width * 0.36}v${WHEELS}`;
  const ribs = `M${left + width * 0.33} ${top + 3}v${height - 6}M${left + width * 0.67} ${top + 3}v${height - 6}`;
  return (
    <g className={css.suitcase}>
      <path d={handle} />
      <rect x={left} y={top} width={width} height={height - 1} rx="2" />
      <path d={ribs} />
      <circle cx={left + width * 0.2} cy={floor} r="1.5" />
      <circle cx={left + width * 0.8} cy={floor} r="1.5" />
    </g>
  );
}
