import { Anchor, Paper, Text, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TileProps } from '../shell/tile.ts';
import { formatNumber } from './number.ts';
import type { Tone } from './state-mark.tsx';
import classes from './tile-parts.module.css';

/** On the dashboard the frame is the panel; a full-size module needs its own. */
export function TileSheet({ size, children }: { size: TileProps['size']; children: ReactNode }) {
  if (size !== 'full') return children;
  return (
    <Paper withBorder p="md">
      {children}
    </Paper>
  );
}

const written = (value: ReactNode): ReactNode => (typeof value === 'number' ? formatNumber(value) : value);

type NumberProps = { to: string | undefined; value: ReactNode; title?: string; children: ReactNode };

/** A number with its label, linked to its list. */
export function TileNumber({ to, value, title, children }: NumberProps) {
  const line = (
    <>
      <span className={classes.value}>{written(value)}</span> <span>{children}</span>
    </>
  );
  if (to === undefined) return <span className={classes.number}>{line}</span>;
  return (
    <Link to={to} className={classes.number} title={title}>
      {line}
    </Link>
  );
}

/** Numbers side by side, each with its reference. */
export function TileFacts({ children }: { children: ReactNode }) {
  return (
    <div className={classes.facts}>
      <div>{children}</div>
    </div>
  );
}

type FactProps = {
  /** Omitted if its parts link to different lists. */
  to?: string;
  label: ReactNode;
  value: ReactNode;
  note: ReactNode;
  /** Takes the full row. */
  isWide?: boolean;
};

export function TileFact({ to, label, value, note, isWide = false }: FactProps) {
  const look = { className: classes.fact, 'data-wide': isWide || undefined };
  const parts = (
    <>
      <Text component="span" size="xs" c="dimmed">
        {label}
      </Text>
      <span className={classes.value}>{written(value)}</span>
      <Text component="span" size="xs" c="dimmed">
        {note}
      </Text>
    </>
  );
  return to ? (
    <Link to={to} {...look}>
      {parts}
    </Link>
  ) : (
    <div {...look}>{parts}</div>
  );
}

type HeadProps = { size: TileProps['size']; title: string; to: string; all: string };

/** Section title with a link to the full list. */
export function TileHead({ size, title, to, all }: HeadProps) {
  return (
    <div className={classes.head}>
      <Title order={size === 'full' ? 2 : 3}>{title}</Title>
      <Anchor component={Link} to={to}>
        {all}
      </Anchor>
    </div>
  );
}

export function TileRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

type RowProps = {
  icon: TablerIcon;
  tone?: Tone;
  to: string;
  children: ReactNode;
  about?: ReactNode;
  /** On the right: time or amount. */
  beside?: ReactNode;
};

/** One row of a short list; the whole row is a link. */
export function TileRow({ icon: Icon, tone = 'quiet', to, children, about, beside }: RowProps) {
  return (
    <li className={classes.row}>
      <Icon size={18} stroke={1.5} color={`var(--fw-${tone})`} aria-hidden />
      <div className={classes.words}>
        <Link to={to} className={classes.name}>
          {children}
        </Link>
        {about && (
          <Text size="xs" c="dimmed" truncate>
            {about}
          </Text>
        )}
      </div>
      {beside && <span className={classes.beside}>{beside}</span>}
    </li>
  );
}
