import type { Output } from '@fachwerk/base/contract';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { TileFact, TileFacts } from '@fachwerk/react/tile-parts';
import { Text, Title, Tooltip } from '@mantine/core';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import type { userApi } from '../../contract.ts';
import { adminTilesDe } from '../../texts/admin-tiles.de.ts';
import classes from './people-tile.module.css';

type Summary = Output<typeof userApi.summary>;

/** Every number with what it is measured by, and as the way to its list. */
export function PeopleFacts({ summary }: { summary: Summary }) {
  const t = useText(adminTilesDe);
  const { active, invited, deactivated, withSecondFactor } = summary;
  const percent = active === 0 ? 0 : Math.round((withSecondFactor / active) * 100);
  return (
    <TileFacts>
      {/* The week is what one comes for: it leads, and has the row to itself. */}
      <TileFact
        isWide
        to="/admin/users?sort=-lastSignInAt"
        label={t('people.week')}
        value={formatNumber(summary.signedInLast7Days)}
        note={<Trend now={summary.signedInLast7Days} before={summary.signedInPrevious7Days} />}
      />
      <TileFact
        to="/admin/users?state=active"
        label={t('people.active')}
        value={formatNumber(active)}
        note={t('people.active.of', { count: active + deactivated })}
      />
      {/* Whoever has never signed in comes first there, and that is where the invited are. */}
      <TileFact
        to="/admin/users?state=invited"
        label={t('people.invited')}
        value={formatNumber(invited)}
        note={t('people.invited.about')}
      />
      <TileFact
        to="/admin/users?state=deactivated"
        label={t('people.deactivated')}
        value={formatNumber(deactivated)}
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
  const t = useText(adminTilesDe);
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

/** How the accounts divide: drawn, and said in words beside it. */
export function PeopleShares({ summary }: { summary: Summary }) {
  const t = useText(adminTilesDe);
  const shares = [
    { kind: 'active', label: t('people.shares.active'), count: summary.active - summary.invited },
    { kind: 'invited', label: t('people.invited'), count: summary.invited },
    { kind: 'deactivated', label: t('people.deactivated'), count: summary.deactivated },
  ].filter(({ count }) => count > 0);
  return (
    <div className={classes.shares}>
      <Title order={2}>{t('people.shares')}</Title>
      <div className={classes.bar} aria-hidden>
        {shares.map(({ kind, count }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {shares.map(({ kind, label, count }) => (
          <li key={kind}>
            <span className={classes.swatch} data-kind={kind} aria-hidden />
            <Text component="span" c="dimmed">
              {label}
            </Text>
            <span className="tabular">{count}</span>
          </li>
        ))}
      </ul>
      <Text c="dimmed" mt="md">
        {t('people.trend.about', { count: summary.signedInPrevious7Days })}
      </Text>
    </div>
  );
}
