import { Fragment } from 'react';
import { type Piece, SHEET, sketchOf } from '../../rules/block-sketches.ts';
import classes from './block-sketch.module.css';

const STAR = 'M5 .6 6.4 3.6 9.6 4 7.3 6.2 7.9 9.4 5 7.8 2.1 9.4 2.7 6.2 .4 4 3.6 3.6Z';

/** How a block of this kind is laid out, in the colours of the house; its name stands beside it. */
export function BlockSketch({ kind, className }: { kind: string; className?: string | undefined }) {
  const pieces = sketchOf(kind).map((piece, at) => ({ piece, key: `${kind} ${at}` }));
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      className={`${classes.sketch} ${className ?? ''}`}
      aria-hidden
      focusable={false}
    >
      {pieces.map(({ piece, key }) => (
        <Fragment key={key}>{drawn(piece)}</Fragment>
      ))}
    </svg>
  );
}

function drawn([shape, x, y, width, height]: Piece) {
  const place = { x, y, width, height, className: classes[shape] };
  const scaled = `translate(${x} ${y}) scale(${width / 10} ${height / 10})`;
  switch (shape) {
    case 'title':
    case 'line':
    case 'rule':
      return <rect {...place} rx={height / 2} />;
    case 'button':
    case 'outline':
    case 'box':
    case 'mark':
      return <rect {...place} rx={2} />;
    case 'circle':
      return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} className={classes.picture} />;
    case 'disc':
      return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} className={classes.mark} />;
    case 'picture':
      return <Picture x={x} y={y} width={width} height={height} />;
    case 'star':
      return <path d={STAR} transform={scaled} className={classes.mark} />;
    case 'plus':
      return <path d="M5 0V10M0 5H10" transform={scaled} className={classes.stroke} />;
    case 'play':
      return (
        <g transform={scaled}>
          <circle cx={5} cy={5} r={5} className={classes.button} />
          <path d="M4 2.8 7.4 5 4 7.2Z" className={classes.onButton} />
        </g>
      );
    case 'pin':
      return (
        <g transform={scaled}>
          <path d="M5 10C2 6.6 1 5 1 3.6a4 3.6 0 0 1 8 0C9 5 8 6.6 5 10Z" className={classes.button} />
          <circle cx={5} cy={3.6} r={1.4} className={classes.onButton} />
        </g>
      );
    case 'quote':
      return (
        <path
          d="M0 10V5.2C0 2.4 1.4.7 4 0v2.2C2.9 2.7 2.3 3.6 2.3 5h1.9v5ZM5.8 10V5.2c0-2.8 1.400-4.500 4-5.2v2.2c-1.100.5-1.700 1.400-1.700 2.800H10v5Z"
          transform={scaled}
          className={classes.mark}
        />
      );
  }
}

/** A mountain under a sun, as wide as it may be. */
function Picture({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const size = Math.min(width, height * 1.4);
  const [middle, foot] = [x + width / 2, y + height];
  const top = (share: number) => foot - Math.min(height, size) * share;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={2} className={classes.picture} />
      <path
        d={`M${middle - size * 0.4} ${foot}L${middle - size * 0.1} ${top(0.5)}L${middle + size * 0.1} ${top(0.22)}L${middle + size * 0.2} ${top(0.34)}L${middle + size * 0.42} ${foot}Z`}
        className={classes.hill}
      />
      <circle cx={middle + size * 0.22} cy={top(0.62)} r={size * 0.07} className={classes.hill} />
    </>
  );
}
