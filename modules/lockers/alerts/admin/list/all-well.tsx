import classes from './all-well.module.css';

const COLUMNS = [44, 92, 140, 188] as const;
const ROWS = [56, 94, 132] as const;

/** Every door of the wall is shut, and the roof is on. */
export function AllWell() {
  return (
    <svg viewBox="0 0 264 184" fill="none" className={classes.sheet} focusable="false" aria-hidden="true">
      <path className={classes.ground} d="M8 174.5h248" />
      <path className={classes.panel} d="M132 10 26 46h212L132 10Z" />
      <path className={classes.beam} d="M132 10 26 46M132 10l106 36M132 12v33M82 29v16M182 29v16" />
      {COLUMNS.flatMap((x) =>
        ROWS.map((y) => (
          <g key={`${x} ${y}`}>
            <rect className={classes.door} x={x} y={y} width="36" height="28" rx="2" />
            <path className={classes.handle} d={`M${x + 29} ${y + 11}v6`} />
          </g>
        )),
      )}
      <path
        className={classes.beam}
        d="M32 48h200M36 89h192M36 127h192M32 173h200M36 48v125M228 48v125M132 48v125M84 48v125M180 48v125"
      />
      <circle className={classes.seal} cx="204" cy="140" r="26" />
      <path className={classes.tick} d="m192 141 8 8 16-17" />
    </svg>
  );
}
