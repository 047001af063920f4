import { memo, useId, useMemo } from 'react';
import { wallShape } from '../rules/wall-shape.ts';
import type { DrawnBox } from './wall-box.tsx';
import classes from './wall-mini.module.css';

const WIDE = 16;
const HIGH = 11;
const BEAM = 2;
const AIR = 8;

/** A wall as a small picture: its real shape, its states, no numbers. Whatever it means is said beside it. */
export const MiniWall = memo(function MiniWall({ boxes }: { boxes: readonly DrawnBox[] }) {
  const hatch = useId();
  const { pieces, width, height } = useMemo(() => drawn(boxes), [boxes]);
  return (
    <svg className={classes.wall} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid meet" aria-hidden>
      <defs>
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={classes.ground} width="4" height="4" />
          <rect className={classes.hatch} width="1.4" height="4" />
        </pattern>
      </defs>
      {pieces.map((piece) => (
        <g key={piece.x} transform={`translate(${piece.x} 0)`}>
          <rect className={classes.frame} width={piece.width} height={height} rx="2" />
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

function drawn(boxes: readonly DrawnBox[]) {
  const shape = wallShape(boxes);
  let right = 0;
  const pieces = shape.sections.map((section) => {
    const x = right + (section.isApart ? AIR : 0);
    const width = section.columns * WIDE + BEAM;
    right = x + width - (section.isApart ? 0 : BEAM / 2);
    const inside = section.rows.flatMap((row) => row.boxes);
    return {
      x,
      width,
      boxes: inside.map((box) => ({
        box,
        x: (box.place.column - section.firstColumn) * WIDE + BEAM,
        y: (box.place.row - shape.firstRow) * HIGH + BEAM,
        w: box.place.columnSpan * WIDE - BEAM,
        h: box.place.rowSpan * HIGH - BEAM,
      })),
    };
  });
  return { pieces, width: right + BEAM, height: shape.rows * HIGH + BEAM };
}
