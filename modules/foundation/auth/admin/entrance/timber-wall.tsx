import classes from './timber-wall.module.css';

/** Content of each bay: empty, a brace in either direction, a cross, or the one open door. */
const WALL = ['./x.', '.\\/.', '/..\\', '.xo.', '\\./.', '..x/'] as const;

const COLUMNS = 4;
const BAY_WIDTH = 150;
const BAY_HEIGHT = 132;
const BEAM = 14;
const LEFT = 60;
const TOP = 300;

/** A timber-framed wall; decorative only. */
export function TimberWall() {
  const width = COLUMNS * BAY_WIDTH;
  const height = WALL.length * BAY_HEIGHT;
  return (
    <svg
      className={classes.facade}
      viewBox="0 0 720 1092"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden="true"
    >
      <path className={classes.gable} d={`M${LEFT + width / 2} 84 ${LEFT - 40} ${TOP}h${width + 80}Z`} />
      <path className={classes.beam} d={gableBeams(width)} />
      <rect className={classes.wall} x={LEFT} y={TOP} width={width} height={height} />
      {WALL.flatMap((row, floor) =>
        [...row].map((kind, column) => <Bay key={`${floor}-${column}`} kind={kind} floor={floor} column={column} />),
      )}
      <path className={classes.beam} d={gridBeams(width, height)} />
    </svg>
  );
}

function gableBeams(width: number): string {
  const middle = LEFT + width / 2;
  const posts = [-150, 0, 150].map((from) => `M${middle + from} ${TOP}V${from === 0 ? 92 : 190}`);
  return `M${middle} 84 ${LEFT - 40} ${TOP}M${middle} 84 ${LEFT + width + 40} ${TOP}M${middle - 150} 190h300${posts.join('')}`;
}

function gridBeams(width: number, height: number): string {
  const posts = Array.from({ length: COLUMNS + 1 }, (_, at) => `M${LEFT + at * BAY_WIDTH} ${TOP}v${height}`);
  const rails = Array.from(
    { length: WALL.length + 1 },
    (_, at) => `M${LEFT - 24} ${TOP + at * BAY_HEIGHT}h${width + 48}`,
  );
  return [...posts, ...rails].join('');
}

function Bay({ kind, floor, column }: { kind: string; floor: number; column: number }) {
  const x = LEFT + column * BAY_WIDTH + BEAM / 2;
  const y = TOP + floor * BAY_HEIGHT + BEAM / 2;
  const [right, bottom] = [x + BAY_WIDTH - BEAM, y + BAY_HEIGHT - BEAM];
  const number = String(floor * COLUMNS + column + 1).padStart(2, '0');
  return (
    <>
      {kind === 'o' && <rect className={classes.open} x={x} y={y} width={right - x} height={bottom - y} />}
      {kind === 'o' && <path className={classes.door} d={`M${x} ${y}l74 20v${bottom - y - 40}l-74 20Z`} />}
      {kind === 'o' && <circle className={classes.knob} cx={x + 60} cy={y + 60} r="4" />}
      {(kind === '/' || kind === 'x') && <path className={classes.brace} d={`M${x} ${bottom}L${right} ${y}`} />}
      {(kind === '\\' || kind === 'x') && <path className={classes.brace} d={`M${x} ${y}L${right} ${bottom}`} />}
      {kind === '.' && (
        <text className={classes.number} x={x + 14} y={bottom - 14}>
          {number}
        </text>
      )}
    </>
  );
}
