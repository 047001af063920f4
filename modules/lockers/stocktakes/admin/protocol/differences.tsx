import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Text, Title, Tooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type FollowUp, type StocktakeBox, type StocktakeSheet, stocktakeApi } from '../../contract.ts';
import { differenceOf, followUpsOf, isFollowed } from '../../rules/differences.ts';
import { whyNotFollow } from '../../rules/follow.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { StocktakeView } from '../page/use-stocktake.ts';
import classes from './differences.module.css';

type Props = { view: StocktakeView; sheet: StocktakeSheet };

/** What system and wall say differently, each with what can be done about it. */
export function Differences({ view, sheet }: Props) {
  const t = useText(adminDe);
  const differing = sheet.boxes.filter((box) => differenceOf(box) !== null);
  return (
    <Panel isWide>
      <Title order={2} size="h4" mb="sm">
        {t('stocktakes.differences')} <span className={classes.count}>{differing.length}</span>
      </Title>
      {differing.length === 0 ? (
        <Text c="dimmed">{t('stocktakes.differences.none')}</Text>
      ) : (
        <ul className={classes.differences}>
          {differing.map((box) => (
            <OneDifference key={box.lockId} view={view} sheet={sheet} box={box} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OneDifference({ view, sheet, box }: Props & { box: StocktakeBox }) {
  const t = useText(adminDe);
  const difference = differenceOf(box)!;
  return (
    <li className={classes.difference}>
      <div>
        <Anchor component={Link} to={`/admin/locks/${box.lockId}`} fw={600}>
          {t('stocktakes.box', { number: box.number })}
        </Anchor>
        <Text component="span">{`: ${t(`stocktakes.difference.${difference}`)}`}</Text>
        <Text size="sm" c="dimmed">
          {[box.note, box.outReason && box.expected === 'out_of_service' && box.outReason, box.checkedByName]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <div className={classes.actions}>
        {followUpsOf(difference).map((what) => (
          <Follow key={what} view={view} sheet={sheet} box={box} what={what} />
        ))}
      </div>
    </li>
  );
}

function Follow({ view, sheet, box, what }: Props & { box: StocktakeBox; what: FollowUp }) {
  const t = useText(adminDe);
  const capabilities = new Set(useSession()?.user.capabilities);
  const follow = useChange(stocktakeApi.follow);
  const { id, locationId } = sheet.stocktake;
  if (isFollowed(box, what))
    return (
      <span className={classes.done}>
        <IconCheck size={16} stroke={2} aria-hidden />
        {t(`stocktakes.followed.${what}`)}
      </span>
    );
  const refusal = whyNotFollow(box, what, capabilities);
  const whyNot = refusal ? t(refusal) : view.isOnline ? null : t('stocktakes.needs_network');
  const label = t(`stocktakes.follow.${what}`);
  const look = { variant: 'default', size: 'sm' } as const;
  if (whyNot)
    return (
      <Tooltip label={whyNot} events={{ hover: true, focus: true, touch: true }}>
        <Button {...look} data-disabled aria-disabled aria-description={whyNot}>
          {label}
        </Button>
      </Tooltip>
    );
  if (what === 'found_item') {
    const about = new URLSearchParams({ location: locationId, lock: box.lockId, origin: 'stocktake', from: id });
    return (
      <Button {...look} component={Link} to={`/admin/found-items/new?${about}`}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      loading={follow.isPending}
      onClick={() =>
        follow.mutate(
          { id, lockId: box.lockId, what },
          {
            onSuccess: () =>
              notify(t('stocktakes.follow.done', { number: box.number, what: t(`stocktakes.followed.${what}`) })),
          },
        )
      }
    >
      {label}
    </Button>
  );
}
