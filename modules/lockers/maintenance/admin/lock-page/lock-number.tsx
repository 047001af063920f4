import { useText } from '@fachwerk/react/texts';
import { Anchor, Text } from '@mantine/core';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { words } from '../words.ts';
import classes from './lock-statistics.module.css';

type Props = {
  name: string;
  now: number;
  before: number;
  days: number;
  format: (value: number) => string;
  note?: string | undefined;
  /** The list behind it. */
  to: string;
};

/** A number with its comparison and its link. */
export function LockNumber({ name, now, before, days, format, note, to }: Props) {
  const t = useText(words);
  const { pathname, search } = useLocation();
  const Icon = now > before ? IconArrowUpRight : now < before ? IconArrowDownRight : IconArrowRight;
  return (
    <div className={classes.number}>
      <Text size="xs" c="dimmed">
        {name}
      </Text>
      <Anchor
        component={Link}
        to={to.startsWith('#') ? `${pathname}${search}${to}` : to}
        className={classes.value ?? ''}
      >
        {format(now)}
      </Anchor>
      <Text size="xs" c="dimmed" component="div" className={classes.compared ?? ''}>
        <Icon size={14} stroke={1.5} aria-hidden />
        {t('statistics.before', { value: format(before), days })}
      </Text>
      {note && (
        <Text size="xs" c="danger">
          {note}
        </Text>
      )}
    </div>
  );
}
