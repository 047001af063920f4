import { userStream } from '@fachwerk/auth/contract';
import { useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Ago, formatDate, formatDateTime } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Badge, Group, Select, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { userApi } from '../../contract.ts';
import { type Holder, roleApi } from '../../contract-roles.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { areaWords, capabilityAreas, capabilityWords } from '../roles/capability-list.tsx';
import { usePlaceNames } from '../roles/place-names.ts';
import { useRoleNames } from '../roles/role-names.ts';
import classes from './holder-list.module.css';

/** What somebody most likely comes to check, where the company has boxes. */
const USUAL = ['locks.open', 'users.manage'];

/** Who may do something, by which role, since when: to be looked through from time to time. */
export function HolderList() {
  const t = useText(adminDe);
  useEveryText();
  const { capability: given } = useParams();
  const navigate = useNavigate();
  const asked = useAsk(userApi.roles, {});
  const roles = asked.data?.roles ?? [];
  const known = new Set(roles.flatMap(({ capabilities }) => capabilities));
  const capability = given ?? USUAL.find((usual) => known.has(usual)) ?? 'users.manage';
  const columns = useColumns();
  const [params, setParams] = useSearchParams();
  const { locations } = usePlaceNames();
  const isPlaced = asked.data?.placed.includes(capability) ?? false;
  const locationId = isPlaced ? (params.get('location') ?? undefined) : undefined;
  const state = useListState({ sort: ['name', 'since', 'lastSignInAt'] });
  const list = useList(roleApi.holders, {
    state,
    input: { capability, ...(locationId && { locationId }) },
    rows: ({ holders }) => holders,
    arrange: (rows) => arranged(rows, state),
    live: { hints: [userStream] },
  });
  const choices = capabilityAreas(known).map(({ area, capabilities }) => ({
    group: areaWords(area),
    items: capabilities.map((value) => ({ value, label: capabilityWords(value) })),
  }));
  return (
    <ListPage
      title={t('holders.title')}
      list={list}
      columns={columns}
      nameOf={({ name }) => name}
      pathOf={({ id }) => `/admin/users/${id}`}
      empty={{ title: t('holders.empty'), text: t('holders.empty.text') }}
      csv={t('holders.csv', { capability: capabilityWords(capability) })}
    >
      <div className={classes.choice}>
        <Select
          label={t('holders.capability')}
          searchable
          allowDeselect={false}
          value={capability}
          data={choices}
          onChange={(next) =>
            next && void navigate({ pathname: `/admin/authorized-people/${next}`, search: placeOnly(params) })
          }
        />
        {isPlaced && locations.length > 0 && (
          <Select
            label={t('holders.location')}
            searchable
            clearable
            placeholder={t('holders.location.all')}
            nothingFoundMessage={t('users.reach.nothing')}
            value={locationId ?? null}
            data={locations.map(({ id, name, about }) => ({ value: id, label: about ? `${name} · ${about}` : name }))}
            onChange={(next) =>
              setParams((before) => {
                const after = new URLSearchParams(before);
                if (next) after.set('location', next);
                else after.delete('location');
                return after;
              })
            }
          />
        )}
      </div>
    </ListPage>
  );
}

/** The chosen location stays when another right is looked at. */
function placeOnly(params: URLSearchParams): string {
  const location = params.get('location');
  return location ? `?location=${location}` : '';
}

type Order = { readonly sort: string | undefined; readonly dir: string | undefined; readonly search: string };

function arranged(rows: readonly Holder[], { sort, dir, search }: Order): readonly Holder[] {
  const typed = search.trim().toLocaleLowerCase();
  const found = rows.filter(({ name, email }) => `${name} ${email}`.toLocaleLowerCase().includes(typed));
  const time = (holder: Holder) => (sort === 'since' ? holder.since : holder.lastSignInAt)?.getTime() ?? 0;
  if (sort === 'since' || sort === 'lastSignInAt') found.sort((a, b) => time(a) - time(b));
  return dir === 'desc' ? found.reverse() : found;
}

function useColumns(): readonly Column<Holder>[] {
  const t = useText(adminDe);
  const names = useRoleNames();
  const places = usePlaceNames();
  return [
    {
      key: 'name',
      title: t('holders.person'),
      sort: 'name',
      cell: ({ name, email }) => (
        <span>
          <Text component="div" fw={500}>
            {name}
          </Text>
          <Text component="div" size="xs" c="dimmed">
            {email}
          </Text>
        </span>
      ),
      csv: ({ name, email }) => `${name} <${email}>`,
    },
    {
      key: 'roles',
      title: t('holders.by'),
      rank: 2,
      cell: ({ roles }) => (
        <Group gap={4}>
          {roles.map((role) => (
            <Badge key={role} component="span" color="gray">
              {names.name(role)}
            </Badge>
          ))}
        </Group>
      ),
      csv: ({ roles }) => roles.map(names.name).join(', '),
    },
    {
      key: 'places',
      title: t('holders.places'),
      rank: 2,
      cell: ({ limits }) => <Places limits={limits} />,
      csv: ({ limits }) => (limits.length === 0 ? t('holders.everywhere') : limits.map(places.said).join(', ')),
    },
    {
      key: 'since',
      title: t('holders.since'),
      sort: 'since',
      rank: 3,
      cell: ({ since }) => formatDate(since),
      csv: ({ since }) => formatDate(since),
    },
    {
      key: 'last',
      title: t('users.last_sign_in'),
      sort: 'lastSignInAt',
      rank: 3,
      cell: ({ lastSignInAt, hasPassword }) =>
        lastSignInAt ? (
          <Ago at={lastSignInAt} />
        ) : (
          <Text component="span" inherit c="dimmed">
            {hasPassword ? t('users.last_sign_in.never') : t('holders.invited')}
          </Text>
        ),
      csv: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : ''),
    },
  ];
}

/** Many are counted, and read in full by pointing at them. */
function Places({ limits }: Pick<Holder, 'limits'>) {
  const t = useText(adminDe);
  const { said } = usePlaceNames();
  if (limits.length === 0) {
    return (
      <Text component="span" inherit c="dimmed">
        {t('holders.everywhere')}
      </Text>
    );
  }
  const text = limits.map(said).join(', ');
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <IconMapPin size={16} stroke={1.5} aria-hidden className={classes.pin} />
      <Text component="span" inherit lineClamp={2} title={text}>
        {text}
      </Text>
    </Group>
  );
}
