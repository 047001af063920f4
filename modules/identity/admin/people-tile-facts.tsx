import { currentLocale, useText } from '@fachwerk/react/texts';
import { TileFact, TileFacts } from '@fachwerk/react/tile-parts';
import { Tooltip } from '@mantine/core';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { tilesDe } from '../texts/tiles-de.ts';
import classes from './people-tile.module.css';
import type { Summary } from './people-tile.tsx';

/** Every number with what it is measured by, and as the way to its list. */
export function PeopleFacts({ summary }: { summary: Summary }) {
  const t = useText(tilesDe);
  const { active, invited, deactivated, withSecondFactor } = summary;
  const percent = active === 0 ? 0 : Math.round((withSecondFactor / active) * 100);
  return (
    <TileFacts>
      {/* The week is what one comes for: it leads, and has the row to itself. */}
      <TileFact
        isWide
        to="/admin/users?sort=-lastSignInAt"
        label={t('people.week')}
        value={number(summary.signedInLast7Days)}
        note={<Trend now={summary.signedInLast7Days} before={summary.signedInPrevious7Days} />}
      />
      <TileFact
        to="/admin/users?state=active"
        label={t('people.active')}
        value={number(active)}
        note={t('people.active.of', { count: active + deactivated })}
      />
      {/* Whoever has never signed in comes first there, and that is where the invited are. */}
      <TileFact
        to="/admin/users?state=invited"
        label={t('people.invited')}
        value={number(invited)}
        note={t('people.invited.about')}
      />
      <TileFact
        to="/admin/users?state=deactivated"
        label={t('people.deactivated')}
        value={number(deactivated)}
        note={t('people.deactivated.about')}
      />
      <TileFact
        to="/admin/users?state=active"
        label={t('people.factor')}
        value={t('people.factor.percent', { percent })}
        note={t('people.factor.of', { with: withSecondFactor, count: active })}
      />
    </TileFacts>
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
