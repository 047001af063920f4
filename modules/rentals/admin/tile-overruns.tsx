import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { Money } from '@fachwerk/react/money';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { useNow } from '@fachwerk/react/time';
import { Anchor, Paper, Skeleton, Text } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type AccessRight, accessRightApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import { ACCESS_RIGHTS, listPath } from './list-paths.ts';
import { useRenterName } from './rental-look.tsx';
import { restWords } from './rental-time.ts';
import classes from './tiles.module.css';
import { useRentalHints } from './use-rental-hints.ts';

const FEW = 3;
const MANY = 25;
/** As many as the list gives at once: the oldest are sought among them. */
const MOST = 200;
const ALL = listPath({ tab: 'overrun' });

/** Who has to pay extra, the longest first. */
export function OverrunsTile({ size }: TileProps) {
  const t = useText(de);
  useRentalHints();
  const stats = useAsk(accessRightApi.stats, {});
  const asked = useAsk(accessRightApi.list, { filter: { phases: ['overrun'], limit: MOST } });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Skeleton height={160} role="status" aria-label={t('kit.loading')} />;
  const rights = [...asked.data.accessRights].sort((one, other) => +one.endsAt - +other.endsAt);
  if (rights.length === 0) return <Text c="dimmed">{t('tile.overruns.none')}</Text>;
  const count = stats.data?.overruns ?? rights.length;
  const sheet = (
    <>
      <Link to={ALL} className={`${classes.number} ${classes.total}`}>
        <span className={classes.value}>{count}</span> <span>{t('tile.overruns.count', { count })}</span>
      </Link>
      <ul className={classes.rows}>
        {rights.slice(0, size === 'full' ? MANY : FEW).map((right) => (
          <Row key={right.id} right={right} />
        ))}
      </ul>
      <Anchor component={Link} to={ALL} size="sm">
        {t('tile.overruns.all')}
      </Anchor>
    </>
  );
  return size === 'full' ? (
    <Paper withBorder p="md">
      {sheet}
    </Paper>
  ) : (
    sheet
  );
}

function Row({ right }: { right: AccessRight }) {
  const t = useText(de);
  const renterName = useRenterName();
  useNow();
  return (
    <li className={classes.row}>
      <IconClockExclamation size={20} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <Link to={`${ACCESS_RIGHTS}/${right.id}?tab=overrun`} className={classes.name}>
          {renterName(right)} · {t('access_rights.one', { box: right.lockNumber, location: right.locationName })}
        </Link>
        <Text component="span" size="xs" c="dimmed">
          {restWords(right, new Date(), t)}
        </Text>
      </span>
      <span className={classes.due}>
        <Money amount={cents(right.dueCents)} />
      </span>
    </li>
  );
}
