import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDay } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Button } from '@mantine/core';
import { IconCalendarTime, IconPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { type FoundItem, FoundItemState, foundItemApi, foundItemStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { FoundItemDrawer } from './found-item-drawer.tsx';
import { DueMark, FoundItemMark } from './found-item-marks.tsx';
import { NewFoundItem } from './new-found-item.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

/** In place of an id. */
const NEW = 'new';
const HOME = '/admin/found-items';

export function FoundItemList() {
  const t = useText(adminDe);
  const { id } = useParams();
  const [mayEdit, mayConfigure] = [useMay('found_items.edit'), useMay('found_items.configure')];
  const state = useListState({ choices: { state: FoundItemState.options, due: ['over'] } });
  const { state: states, due } = state.chosen;
  const list = useList(foundItemApi.list, {
    state,
    input: {
      filter: {
        ...(state.search && { search: state.search }),
        ...(states.length > 0 && { states: [...states] }),
        ...(due.length > 0 && { isDue: true }),
      },
    },
    rows: ({ items }) => items,
    next: ({ next }, { input }) => next && { filter: { ...input.filter, before: next } },
    live: { hints: [foundItemStream], asks: [foundItemApi.list, foundItemApi.find] },
  });
  return (
    <>
      <ListPage
        title={t('found_items.title')}
        list={list}
        columns={useColumns()}
        nameOf={({ what }) => what}
        pathOf={(item) => `${HOME}/${item.id}`}
        panel={{
          id: 'found-items',
          sections: [
            {
              name: 'due',
              label: t('found_items.field.due'),
              options: [{ value: 'over', label: t('found_items.only_due') }],
            },
            {
              name: 'state',
              label: t('found_items.field.state'),
              options: FoundItemState.options.map((value) => ({ value, label: t(`found_items.state.${value}`) })),
            },
          ],
        }}
        beside={
          mayConfigure && (
            <Button
              component={Link}
              to={`${HOME}#settings`}
              variant="default"
              leftSection={<IconCalendarTime size={18} stroke={1.5} />}
            >
              {t('found_items.settings.short')}
            </Button>
          )
        }
        action={
          mayEdit && (
            <Button component={Link} to={`${HOME}/${NEW}`} leftSection={<IconPlus size={18} stroke={1.5} />}>
              {t('found_items.add')}
            </Button>
          )
        }
        empty={{ title: t('found_items.empty.title'), text: t('found_items.empty.text') }}
        csv={t('found_items.csv')}
      />
      <NewFoundItem isOpen={id === NEW} closeTo={HOME} />
      <FoundItemDrawer id={id === NEW ? undefined : id} closeTo={HOME} />
      {mayConfigure && <SettingsDialog />}
    </>
  );
}

function useColumns(): Column<FoundItem>[] {
  const t = useText(adminDe);
  const place = ({ locationName, boxNumber }: FoundItem) =>
    [locationName, boxNumber && t('found_items.box', { number: boxNumber })].filter(Boolean).join(', ');
  return [
    { key: 'what', title: t('found_items.field.what'), rank: 0, cell: ({ what }) => what, csv: ({ what }) => what },
    {
      key: 'place',
      title: t('found_items.field.location'),
      rank: 1,
      cell: place,
      csv: place,
      phone: 'detail',
    },
    {
      key: 'found',
      title: t('found_items.field.found_at'),
      rank: 1,
      width: 130,
      cell: ({ foundAt }) => <Ago at={foundAt} />,
      csv: ({ foundAt }) => foundAt,
      phone: 'value',
    },
    {
      key: 'until',
      title: t('found_items.field.kept_until'),
      rank: 0,
      width: 190,
      cell: ({ keptUntil, isDue, endedAt }) => (isDue ? <DueMark /> : endedAt ? '–' : formatDay(keptUntil)),
      csv: ({ keptUntil }) => keptUntil,
      format: 'day',
      phone: 'none',
    },
    {
      key: 'where',
      title: t('found_items.field.kept_where'),
      rank: 2,
      cell: ({ keptWhere }) => keptWhere || '–',
      csv: ({ keptWhere }) => keptWhere,
    },
    {
      key: 'by',
      title: t('found_items.field.found_by'),
      rank: 4,
      cell: ({ foundByName }) => foundByName,
      csv: ({ foundByName }) => foundByName,
    },
    {
      key: 'company',
      title: t('found_items.field.company'),
      rank: 5,
      cell: ({ companyName }) => companyName,
      csv: ({ companyName }) => companyName,
    },
    {
      key: 'state',
      title: t('found_items.field.state'),
      rank: 0,
      cell: (item) => <FoundItemMark item={item} />,
      csv: ({ state }) => t(`found_items.state.${state}`),
      phone: 'detail',
    },
  ];
}
