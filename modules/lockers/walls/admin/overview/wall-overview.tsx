import { deviceStream } from '@fachwerk/devices/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import { askKey, useAsk } from '@fachwerk/react/call';
import { useDebounced } from '@fachwerk/react/debounced';
import { useStream } from '@fachwerk/react/realtime';
import { Empty, ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Skeleton, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { type WallSummary, wallApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LiveMark } from '../wall/wall-live.tsx';
import { AlertsLink } from './alerts-link.tsx';
import { WallCard } from './wall-card.tsx';
import classes from './wall-overview.module.css';

/** From this many on, looking for one by eye takes too long. */
const SEARCH_FROM = 8;

/** Every location in sight, each as a small wall with what counts about it. */
export function WallOverview() {
  const t = useText(adminDe);
  const asked = useAsk(wallApi.summaries, {});
  const [search, setSearch] = useState('');
  useOverviewNews();
  const walls = asked.data?.walls;
  const found = walls?.filter((wall) => matches(wall, search));
  return (
    <section aria-busy={asked.isFetching}>
      <Group justify="space-between" gap="sm" mb="md" mih={36}>
        <Group gap="sm">
          <Title order={1}>{t('wall.title')}</Title>
          <LiveMark />
        </Group>
        <Group gap="xs">
          {walls && walls.length >= SEARCH_FROM && (
            <TextInput
              type="search"
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              aria-label={t('wall.search')}
              placeholder={t('wall.search')}
              leftSection={<IconSearch size={16} stroke={1.5} />}
            />
          )}
          <AlertsLink />
        </Group>
      </Group>
      {!walls && asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!walls && asked.isPending && <Outline />}
      {walls?.length === 0 && <NoWalls />}
      {found && found.length > 0 && (
        <ul className={classes.cards} aria-label={t('wall.about')}>
          {found.map((wall) => (
            <WallCard key={wall.locationId} wall={wall} withCompany={hasSeveralCompanies(walls ?? [])} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Asks again for the numbers, and for the pictures of those locations something was touched about. */
function useOverviewNews(): void {
  const client = useQueryClient();
  const touched = useRef(new Set<string>());
  const soon = useDebounced(async () => {
    const locationIds = [...touched.current];
    touched.current.clear();
    await Promise.all([
      client.invalidateQueries({ queryKey: askKey(wallApi.summaries) }),
      ...locationIds.map((locationId) => client.invalidateQueries({ queryKey: askKey(wallApi.wall, { locationId }) })),
    ]);
  });
  useStream(
    lockerStream,
    ({ locationId }) => {
      touched.current.add(locationId);
      soon();
    },
    () => void client.invalidateQueries(),
  );
  useStream(deviceStream, soon, soon);
}

function matches({ locationName, city, companyName }: WallSummary, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return [locationName, city, companyName].some((text) => text.toLocaleLowerCase().includes(wanted));
}

function hasSeveralCompanies(walls: readonly WallSummary[]): boolean {
  return new Set(walls.map(({ companyName }) => companyName)).size > 1;
}

function NoWalls() {
  const t = useText(adminDe);
  return (
    <Empty
      title={t('wall.empty.title')}
      text={t('wall.empty.text')}
      action={
        <Button component={Link} to="/admin/locks">
          {t('wall.empty.action')}
        </Button>
      }
    />
  );
}

function Outline() {
  const t = useText(adminDe);
  return (
    <div className={classes.cards} role="status" aria-label={t('kit.loading')} aria-busy>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={296} radius="md" />
      ))}
    </div>
  );
}
