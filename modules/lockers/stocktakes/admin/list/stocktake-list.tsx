import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type Stocktake, StocktakeState, stocktakeApi, stocktakeStream } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { StocktakeMark } from '../stocktake-marks.tsx';
import { StartDialog } from './start-dialog.tsx';

export function StocktakeList() {
  const t = useText(adminDe);
  const mayWork = useMay('stocktakes.work');
  const [isStarting, setStarting] = useState(false);
  const state = useListState({ choices: { state: StocktakeState.options } });
  const { state: states } = state.chosen;
  const list = useList(stocktakeApi.list, {
    state,
    input: {
      filter: { ...(state.search && { search: state.search }), ...(states.length > 0 && { states: [...states] }) },
    },
    rows: ({ stocktakes }) => stocktakes,
    next: ({ next }, { input }) => next && { filter: { ...input.filter, before: next } },
    live: { hints: [stocktakeStream], asks: [stocktakeApi.list] },
  });
  return (
    <>
      <ListPage
        title={t('stocktakes.title')}
        list={list}
        columns={useColumns()}
        nameOf={({ locationName, startedAt }) => `${locationName}, ${formatTime(startedAt, 'date')}`}
        pathOf={({ id }) => `/admin/stocktakes/${id}`}
        panel={{
          id: 'stocktakes',
          sections: [
            {
              name: 'state',
              label: t('stocktakes.field.state'),
              options: StocktakeState.options.map((value) => ({ value, label: t(`stocktakes.state.${value}`) })),
            },
          ],
        }}
        action={
          mayWork && (
            <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setStarting(true)}>
              {t('stocktakes.start')}
            </Button>
          )
        }
        empty={{ title: t('stocktakes.empty.title'), text: t('stocktakes.empty.text') }}
        csv={t('stocktakes.csv')}
      />
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </>
  );
}

function useColumns(): Column<Stocktake>[] {
  const t = useText(adminDe);
  const done = ({ checked, boxes }: Stocktake) => t('stocktakes.done_of', { done: checked, count: boxes });
  return [
    {
      key: 'location',
      title: t('stocktakes.field.location'),
      rank: 0,
      cell: ({ locationName }) => locationName,
      csv: ({ locationName }) => locationName,
    },
    {
      key: 'started',
      title: t('stocktakes.field.started'),
      rank: 1,
      width: 150,
      cell: ({ startedAt }) => formatTime(startedAt, 'dateTime'),
      csv: ({ startedAt }) => startedAt,
      phone: 'detail',
    },
    {
      key: 'checked',
      title: t('stocktakes.field.checked'),
      rank: 0,
      width: 130,
      align: 'right',
      cell: (row) => <span className="tabular">{done(row)}</span>,
      csv: done,
      phone: 'value',
    },
    {
      key: 'differences',
      title: t('stocktakes.field.differences'),
      rank: 1,
      align: 'right',
      cell: ({ differences }) => differences,
      csv: ({ differences }) => differences,
    },
    {
      key: 'rented',
      title: t('stocktakes.field.rented'),
      rank: 3,
      align: 'right',
      cell: ({ rented }) => rented,
      csv: ({ rented }) => rented,
    },
    {
      key: 'person',
      title: t('stocktakes.field.person'),
      rank: 2,
      cell: ({ startedByName }) => startedByName,
      csv: ({ startedByName }) => startedByName,
    },
    {
      key: 'company',
      title: t('stocktakes.field.company'),
      rank: 4,
      cell: ({ companyName }) => companyName,
      csv: ({ companyName }) => companyName,
    },
    {
      key: 'state',
      title: t('stocktakes.field.state'),
      rank: 0,
      cell: ({ state }) => <StocktakeMark state={state} />,
      csv: ({ state }) => t(`stocktakes.state.${state}`),
      phone: 'detail',
    },
  ];
}
