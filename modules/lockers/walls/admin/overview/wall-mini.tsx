import { memo, useId, useMemo } from 'react';
import { wallShape } from '../../rules/wall-shape.ts';
import type { DrawnBox } from '../wall/wall-words.ts';
import classes from './wall-mini.module.css';

const WIDE = 16;
const HIGH = 11;
const BEAM = 2;
const AIR = 8;

/** A wall as a small picture: its real shape, its states, no numbers. Whatever it means is said beside it. */
export const MiniWall = memo(function MiniWall({ boxes }: { boxes: readonly DrawnBox[] }) {
  const hatch = useId();
  const { pieces, lineHeight, width, height } = useMemo(() => drawn(boxes), [boxes]);
  return (
    <svg className={classes.wall} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid meet" aria-hidden>
      <defs>
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={classes.ground} width="4" height="4" />
          <rect className={classes.hatch} width="1.4" height="4" />
        </pattern>
      </defs>
      {pieces.map((piece) => (
        <g key={`${piece.x} ${piece.y}`} transform={`translate(${piece.x} ${piece.y})`}>
          <rect className={classes.frame} width={piece.width} height={lineHeight} rx="2" />
          {piece.boxes.map(({ box, x, y, w, h }) => (
            <g key={box.id} data-state={box.state ?? 'none'} className={classes.box}>
              <rect
                x={x}
                y={y}
                width={w}
                height={h}
                rx="1"
                style={box.state === 'reserved' ? { fill: `url(#${hatch})` } : undefined}
              />
              {box.state === 'out_of_service' && (
                <path className={classes.cross} d={`M${x} ${y}l${w} ${h}M${x + w} ${y}l${-w} ${h}`} />
              )}
              {(box.state === 'overrun' || box.state === 'alarm') && (
                <circle className={classes.point} cx={x + w / 2} cy={y + h / 2} r="2.2" />
              )}
              {box.doorState === 'open' && (
                <path className={classes.inside} d={`M${x + w} ${y}h${-w * 0.4}v${h}h${w * 0.4}z`} />
              )}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
});

/** A long wall goes on in the next line, as a text does. */
const WIDEST = 3;

function drawn(boxes: readonly DrawnBox[]) {
  const shape = wallShape(boxes);
  const lineHeight = shape.rows * HIGH + BEAM;
  const whole = shape.columns * WIDE;
  const lines = Math.max(1, Math.round(Math.sqrt(whole / lineHeight / WIDEST)));
  const longest = whole / lines;
  let x = 0;
  let y = 0;
  let width = 0;
  const pieces = shape.sections.map((section) => {
    const own = section.columns * WIDE + BEAM;
    if (x > 0 && x + own > longest + WIDE) {
      x = 0;
      y += lineHeight + AIR;
    }
    if (x > 0) x += section.isApart ? AIR : -BEAM / 2;
    const piece = {
      x,
      y,
      width: own,
      boxes: section.rows
        .flatMap((row) => row.boxes)
        .map((box) => ({
          box,
          x: (box.place.column - section.firstColumn) * WIDE + BEAM,
          y: (box.place.row - shape.firstRow) * HIGH + BEAM,
          w: box.place.columnSpan * WIDE - BEAM,
          h: box.place.rowSpan * HIGH - BEAM,
        })),
    };
    x += own;
    width = Math.max(width, x);
    return piece;
  });
  return { pieces, lineHeight, width, height: y + lineHeight };
}
