import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Link } from 'react-router';
import type { RoundSheet, RoundStop } from '../../contract.ts';
import { type Point, sketched } from '../../rules/sketch.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './round.module.css';

const EDGE = 44;
/** Until its place is measured. */
const FIRST_WIDTH = 320;
const RADIUS = 13;
/** Longer names would leave the sketch. */
const MOST_LETTERS = 24;

type Placed = { readonly stop: RoundStop; readonly number: number; readonly at: Point };

/** The way drawn to scale, without a map: it needs no network and tells nobody where one is. */
export function RouteSketch({ sheet: { round, stops } }: { sheet: RoundSheet }) {
  const t = useText(adminDe);
  const { ref, width: measured } = useElementSize();
  const width = measured || FIRST_WIDTH;
  const height = Math.round(Math.max(220, width / 2));
  const known = stops.flatMap((stop, at) => (stop.position ? [{ stop, number: at + 1, position: stop.position }] : []));
  if (known.length < 2) return null;
  const points = sketched(
    known.map(({ position }) => position),
    { width, height, edge: EDGE },
  );
  const placed = known.map(({ stop, number }, at): Placed => ({ stop, number, at: points[at]! }));
  const walked = placed.filter(({ stop }) => stop.state === 'finished');
  const next = placed.find(({ stop }) => stop.state === 'open')?.stop.id;
  return (
    <Panel isWide>
      <Title order={2} size="h4" mb="xs">
        {t('rounds.route')}
      </Title>
      <nav ref={ref} aria-label={t('rounds.route')}>
        <svg viewBox={`0 0 ${width} ${height}`} className={classes.sketch}>
          <title>{t('rounds.route')}</title>
          <polyline points={lineOf(placed)} className={classes.line} />
          <polyline points={lineOf(walked)} className={classes.walked} />
          {placed.map((each) => (
            <Dot key={each.stop.id} roundId={round.id} placed={each} isNext={each.stop.id === next} width={width} />
          ))}
        </svg>
      </nav>
    </Panel>
  );
}

const lineOf = (placed: readonly Placed[]) => placed.map(({ at: { x, y } }) => `${x},${y}`).join(' ');

type DotProps = { roundId: string; placed: Placed; isNext: boolean; width: number };

function Dot({ roundId, placed, isNext, width }: DotProps) {
  const {
    stop: { id, name, state },
    number,
    at: { x, y },
  } = placed;
  const look = state === 'finished' ? 'finished' : isNext ? 'next' : 'open';
  const isRight = x > width * 0.55;
  const shown = name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
  return (
    <Link to={`/admin/rounds/${roundId}/${id}`} aria-label={`${number}. ${name}`}>
      <circle cx={x} cy={y} r={RADIUS} className={classes.dot} data-state={look} />
      <text x={x} y={y} className={classes.dotText} data-state={look}>
        {number}
      </text>
      <text
        x={x + (isRight ? -RADIUS - 6 : RADIUS + 6)}
        y={y + 4}
        textAnchor={isRight ? 'end' : 'start'}
        className={classes.dotName}
      >
        {shown}
      </text>
    </Link>
  );
}
