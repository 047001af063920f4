import { deviceStream } from '@fachwerk/devices/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import { askKey, useAsk } from '@fachwerk/react/call';
import { CountTabs } from '@fachwerk/react/count-tabs';
import { useDebounced } from '@fachwerk/react/debounced';
import { useListState } from '@fachwerk/react/list-state';
import { MoreButton } from '@fachwerk/react/more-button';
import { useStream } from '@fachwerk/react/realtime';
import { Empty, ErrorState, NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { IconArrowsSort, IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { type WallSummary, wallApi } from '../../contract.ts';
import { compareTrouble, hasTrouble, TROUBLES } from '../../rules/trouble.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LiveMark } from '../wall/wall-live.tsx';
import { AlertsLink } from './alerts-link.tsx';
import { WallCard } from './wall-card.tsx';
import classes from './wall-overview.module.css';

/** From this many on, looking for one by eye takes too long. */
const SEARCH_FROM = 8;

/** As many cards as a screen scrolls through; the rest on request. */
const STEP = 24;

/** Every location in sight, the worst first, each as a small wall with what counts about it. */
export function WallOverview() {
  const t = useText(adminDe);
  const asked = useAsk(wallApi.summaries, {});
  const state = useListState({ filters: { trouble: TROUBLES, order: ['name'] } });
  const { trouble, order } = state.filters;
  const [steps, setSteps] = useState(1);
  useOverviewNews();
  const walls = asked.data?.walls;
  const searched = walls?.filter((wall) => matches(wall, state.search)) ?? [];
  const found = searched.filter((wall) => !trouble || hasTrouble(wall, trouble));
  const arranged = order === 'name' ? found : found.toSorted(compareTrouble);
  const shown = arranged.slice(0, steps * STEP);
  return (
    <section aria-busy={asked.isFetching}>
      <Group justify="space-between" gap="sm" mb="md" mih={36}>
        <Group gap="sm">
          <Title order={1}>
            {t('wall.title')}
            {walls && (
              <Text component="span" c="dimmed" fw={400} inherit className="tabular">{` ${walls.length}`}</Text>
            )}
          </Title>
          <LiveMark />
        </Group>
        <Group gap="xs">
          {walls && walls.length >= SEARCH_FROM && (
            <TextInput
              type="search"
              defaultValue={state.search}
              onChange={(event) => state.setSearch(event.currentTarget.value)}
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
      {walls && walls.length > 1 && (
        <Group gap="xs" mb="md" justify="space-between">
          <CountTabs
            label={t('wall.trouble')}
            chosen={trouble ?? 'all'}
            tabs={[
              { name: 'all', label: t('wall.trouble.all'), count: searched.length },
              ...TROUBLES.map((name) => ({
                name,
                label: t(`wall.trouble.${name}`),
                count: searched.filter((wall) => hasTrouble(wall, name)).length,
              })),
            ]}
            onChoose={(name) => state.setFilter('trouble', name === 'all' ? undefined : name)}
          />
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconArrowsSort size={16} stroke={1.5} />}
            onClick={() => state.setFilter('order', order ? undefined : 'name')}
          >
            {t(order ? 'wall.order.name' : 'wall.order.trouble')}
          </Button>
        </Group>
      )}
      {shown.length > 0 && (
        <ul className={classes.cards} aria-label={t('wall.about')}>
          {shown.map((wall) => (
            <WallCard key={wall.locationId} wall={wall} withCompany={hasSeveralCompanies(walls ?? [])} />
          ))}
        </ul>
      )}
      {walls && walls.length > 0 && found.length === 0 && <NothingFound onReset={state.reset} />}
      {shown.length < found.length && <MoreButton isLoading={false} onMore={() => setSteps(steps + 1)} />}
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
