import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Button, Progress } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Round, RoundState, roundStream } from '../../contract.ts';
import { roundApi } from '../../contract-round.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RoundMark } from '../round-words.tsx';
import classes from './round-list.module.css';

/** The office sees each round with how far it is; a technician finds the own one on top. */
export function RoundList() {
  const t = useText(adminDe);
  const mayPlan = useMay('rounds.plan');
  const state = useListState({ choices: { state: RoundState.options, whose: ['mine'] } });
  const { state: states, whose } = state.chosen;
  const list = useList(roundApi.list, {
    state,
    input: {
      filter: {
        ...(state.search && { search: state.search }),
        ...(states.length > 0 && { states: [...states] }),
        ...(whose.length > 0 && { isMine: true }),
      },
    },
    rows: ({ rounds }) => rounds,
    next: ({ next }, { input }) => next && { filter: { ...input.filter, before: next } },
    live: { hints: [roundStream], asks: [roundApi.list] },
  });
  return (
    <ListPage
      title={t('rounds.title')}
      list={list}
      columns={useRoundColumns()}
      nameOf={({ day, technicianName }) => `${formatDay(day)}, ${technicianName}`}
      pathOf={({ id }) => `/admin/rounds/${id}`}
      panel={{
        id: 'rounds',
        sections: [
          {
            name: 'state',
            label: t('rounds.field.state'),
            options: RoundState.options.map((value) => ({ value, label: t(`rounds.state.${value}`) })),
          },
          { name: 'whose', label: t('rounds.field.technician'), options: [{ value: 'mine', label: t('rounds.mine') }] },
        ],
      }}
      action={
        mayPlan && (
          <Button component={Link} to="/admin/rounds/new" leftSection={<IconPlus size={18} stroke={1.5} />}>
            {t('rounds.plan')}
          </Button>
        )
      }
      empty={{ title: t('rounds.empty.title'), text: t('rounds.empty.text') }}
      csv={t('rounds.csv')}
    />
  );
}

function useRoundColumns(): Column<Round>[] {
  const t = useText(adminDe);
  return [
    {
      key: 'day',
      title: t('rounds.field.day'),
      rank: 0,
      width: 150,
      cell: ({ day }) => formatDay(day),
      csv: ({ day }) => day,
      format: 'day',
    },
    {
      key: 'technician',
      title: t('rounds.field.technician'),
      rank: 1,
      cell: ({ technicianName }) => technicianName,
      csv: ({ technicianName }) => technicianName,
      phone: 'detail',
    },
    {
      key: 'stops',
      title: t('rounds.field.stops'),
      rank: 0,
      width: 180,
      cell: (round) => <Done round={round} />,
      csv: ({ stops, stopsFinished }) => t('rounds.done_of', { done: stopsFinished, count: stops }),
      phone: 'value',
    },
    {
      key: 'next',
      title: t('rounds.field.next'),
      rank: 2,
      cell: ({ nextStopName }) => nextStopName || '–',
      csv: ({ nextStopName }) => nextStopName,
    },
    {
      key: 'open',
      title: t('rounds.field.open'),
      rank: 1,
      align: 'right',
      cell: ({ tasksOpen }) => tasksOpen,
      csv: ({ tasksOpen }) => tasksOpen,
      phone: 'none',
    },
    {
      key: 'skipped',
      title: t('rounds.field.skipped'),
      rank: 3,
      align: 'right',
      cell: ({ tasksSkipped }) => tasksSkipped,
      csv: ({ tasksSkipped }) => tasksSkipped,
    },
    {
      key: 'state',
      title: t('rounds.field.state'),
      rank: 0,
      cell: ({ state }) => <RoundMark state={state} />,
      csv: ({ state }) => t(`rounds.state.${state}`),
      phone: 'detail',
    },
  ];
}

function Done({ round: { stops, stopsFinished } }: { round: Round }) {
  const t = useText(adminDe);
  return (
    <span className={classes.done}>
      <Progress value={(stopsFinished / stops) * 100} className={classes.bar ?? ''} aria-hidden />
      <span className="tabular">{t('rounds.done_of', { done: stopsFinished, count: stops })}</span>
    </span>
  );
}
