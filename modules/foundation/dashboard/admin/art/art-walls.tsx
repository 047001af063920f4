import classes from './art.module.css';

/** Illustrations in the bays of a timber-framed wall: dark beams, light fillings, one accent. */

/** Three people at the windows of one house. */
export function TeamArt() {
  return (
    <>
      <path className={classes.ground} d="M12 147h216" />
      <path className={classes.fill} d="M120 14 38 60h164ZM48 62h144v84H48z" />
      <path className={classes.soft} d="M98 64h44v38H98z" />
      <Person x={72} kind="quietFill" />
      <Person x={120} kind="accentFill" />
      <Person x={168} kind="quietFill" />
      <path className={classes.beam} d="M120 14 34 62M120 14l86 48M120 16v44M84 36v24M156 36v24" />
      <path className={classes.beam} d="M34 62h172M46 103h148M38 145h164M48 64v80M96 64v80M144 64v80M192 64v80" />
      <path className={classes.beam} d="m50 142 20-37M190 142l-20-37" />
      <path className={classes.door} d="M108 145v-30h24v30" />
      <circle className={classes.accentFill} cx="126" cy="131" r="2" />
    </>
  );
}

function Person({ x, kind }: { x: number; kind: 'quietFill' | 'accentFill' }) {
  return (
    <>
      <circle className={classes[kind]} cx={x} cy="77" r="7.5" />
      <path className={classes[kind]} d={`M${x - 15} 103c0-10 6.5-15.5 15-15.5s15 5.5 15 15.5Z`} />
    </>
  );
}

const CARDS = [
  { x: 47, y: 52 },
  { x: 47, y: 79 },
  { x: 47, y: 106 },
  { x: 103, y: 52 },
  { x: 159, y: 52 },
  { x: 159, y: 79 },
] as const;

/** Three columns between posts; one card moves to the right. */
export function BoardsArt() {
  return (
    <>
      <path className={classes.ground} d="M12 147h216" />
      <path className={classes.fill} d="M38 28h164v116H38z" />
      <path className={classes.quiet} d="M48 41h20M104 41h26M160 41h16" />
      {CARDS.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <rect className={classes.card} x={x} y={y} width="34" height="20" rx="3" />
          <path className={classes.quiet} d={`M${x + 7} ${y + 7.5}h16M${x + 7} ${y + 13}h10`} />
        </g>
      ))}
      <path className={classes.beam} d="M28 28h184M28 145h184M38 28v116M92 28v116M148 28v116M202 28v116" />
      <path className={classes.thin} d="m40 42 12-12M200 42l-12-12M94 42l12-12M146 42l-12-12" />
      <g transform="rotate(-8 138 104)">
        <rect className={classes.accentFill} x="119" y="92" width="40" height="25" rx="4" />
        <path className={classes.onAccent} d="M127 101h20M127 108h12" />
      </g>
      <path className={classes.accentThin} d="M104 112h8M101 104h8" />
    </>
  );
}

const COLUMNS = [34, 77, 120, 163] as const;
const ROWS = [24, 65, 106] as const;

/** A locker wall: one box rented, one reserved, one door open. */
export function LockersArt() {
  return (
    <>
      <path className={classes.ground} d="M12 149h216" />
      <path className={classes.fill} d="M34 24h172v123H34z" />
      <path className={classes.soft} d="M77 24h43v41H77z" />
      <path className={classes.hatch} d="m165 131 15-15M165 143l35-35M177 145l27-27M189 145l15-15" />
      {COLUMNS.flatMap((x) =>
        ROWS.filter((y) => !(x === 120 && y === 65)).map((y) => (
          <path key={`${x} ${y}`} className={classes.thin} d={`M${x + 34} ${y + 18}v6`} />
        )),
      )}
      <path className={classes.void} d="M120 65h43v41h-43z" />
      <path className={classes.parcel} d="M130 88h20v17h-20zM140 88v17" />
      <path className={classes.beam} d="M30 24h180M34 65h172M34 106h172M30 147h180" />
      <path className={classes.beam} d="M34 24v122M77 24v122M120 24v122M163 24v122M206 24v122" />
      <path className={classes.ajar} d="m120 65-19 10v43l19-12z" />
      <path className={classes.accentThin} d="M105.5 94v6" />
    </>
  );
}
