import { currentLocale, useText } from '@fachwerk/react/texts';
import { Text, Tooltip } from '@mantine/core';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tilesDe } from '../texts/tiles-de.ts';
import classes from './people-tile.module.css';
import type { Summary } from './people-tile.tsx';

/** Every number with what it is measured by, and as the way to its list. */
export function PeopleFacts({ summary }: { summary: Summary }) {
  const t = useText(tilesDe);
  const { active, invited, deactivated, withSecondFactor } = summary;
  const percent = active === 0 ? 0 : Math.round((withSecondFactor / active) * 100);
  return (
    <div className={classes.facts}>
      <Fact
        to="/admin/users?sort=-lastSignInAt"
        label={t('people.week')}
        value={number(summary.signedInLast7Days)}
        note={<Trend now={summary.signedInLast7Days} before={summary.signedInPrevious7Days} />}
      />
      <Fact
        to="/admin/users?state=active"
        label={t('people.active')}
        value={number(active)}
        note={t('people.active.of', { count: active + deactivated })}
      />
      {/* Whoever has never signed in comes first there, and that is where the invited are. */}
      <Fact
        to="/admin/users?state=invited"
        label={t('people.invited')}
        value={number(invited)}
        note={t('people.invited.about')}
      />
      <Fact
        to="/admin/users?state=deactivated"
        label={t('people.deactivated')}
        value={number(deactivated)}
        note={t('people.deactivated.about')}
      />
      <Fact
        to="/admin/users?state=active"
        label={t('people.factor')}
        value={t('people.factor.percent', { percent })}
        note={t('people.factor.of', { with: withSecondFactor, count: active })}
      />
    </div>
  );
}

type FactProps = { to: string; label: string; value: string; note: ReactNode };

function Fact({ to, label, value, note }: FactProps) {
  return (
    <Link to={to} className={classes.fact}>
      <Text component="span" size="xs" c="dimmed">
        {label}
      </Text>
      <span className={classes.value}>{value}</span>
      <Text component="span" size="xs" c="dimmed">
        {note}
      </Text>
    </Link>
  );
}

/** Arrow and words; more or fewer is neither good nor bad here, so it has no colour. */
function Trend({ now, before }: { now: number; before: number }) {
  const t = useText(tilesDe);
  const count = Math.abs(now - before);
  const Icon = now > before ? IconArrowUpRight : now < before ? IconArrowDownRight : IconArrowRight;
  const words =
    now > before
      ? t('people.trend.more', { count })
      : now < before
        ? t('people.trend.fewer', { count })
        : t('people.trend.same');
  return (
    <Tooltip label={t('people.trend.about', { count: before })} multiline w={240}>
      <span className={classes.trend}>
        <Icon size={14} stroke={1.5} aria-hidden />
        {words}
      </span>
    </Tooltip>
  );
}

function number(value: number): string {
  return value.toLocaleString(currentLocale());
}
