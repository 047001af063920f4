import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column, Filter } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Code, Group } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { logApi, RequestDirection, type RequestFilter, type RequestLogHead, RequestOutcome } from '../../contract.ts';
import { whyNotReplay } from '../../rules/replay.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ExactTime, formatSecond } from '../log/exact-time.tsx';
import { SearchedNote } from '../log/searched-note.tsx';
import { TimePresets } from '../time/time-presets.tsx';
import { useTimeRange } from '../time/use-time-range.ts';
import { AllowedHosts } from './allowed-hosts.tsx';
import { RequestDetail } from './request-detail.tsx';
import { DirectionMark, RequestStatus } from './request-marks.tsx';
import { SendGet } from './send-get.tsx';
import { useReplay } from './use-replay.tsx';

const PATH = '/admin/request-logs';
/** As many as the server sends at once. */
const PAGE = 50;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Calls in and out, newest first. */
export function RequestList() {
  const t = useText(adminDe);
  const mayReplay = useMay('request_logs.replay');
  const state = useListState({
    filters: { direction: RequestDirection.options, status: RequestOutcome.options, method: METHODS },
    others: ['time', 'from', 'to'],
  });
  const time = useTimeRange();
  const filter: RequestFilter = {
    ...time.range,
    ...state.filters,
    ...(state.search && { search: state.search.slice(0, 200) }),
  };
  const list = useList(logApi.requests, {
    state,
    input: { filter },
    rows: ({ requests }) => requests,
    next: ({ next }) => next && { filter: { ...filter, before: next } },
  });
  const replay = useReplay();
  return (
    <>
      <ListPage
        title={t('requests.title')}
        list={list}
        columns={useColumns()}
        nameOf={({ method, url }) => `${method} ${url}`}
        pathOf={({ id }) => `${PATH}/${id}`}
        filters={useFilters()}
        foot={
          <SearchedNote list={list} searchedTo={list.last?.searchedTo} isFull={list.last?.requests.length === PAGE} />
        }
        empty={{ title: t('requests.empty.title'), text: t('requests.empty.text') }}
        csv={t('requests.csv')}
        {...(mayReplay && {
          action: <SendGet />,
          rowActions: (request: RequestLogHead) => [
            {
              label: t('requests.replay'),
              icon: IconRepeat,
              run: () => void replay.one(request),
              whyNot: reasonOf(t, request),
            },
          ],
          bulkActions: [
            {
              label: (count: number) => t('requests.replay.many', { count }),
              icon: IconRepeat,
              run: (rows: readonly RequestLogHead[]) => replay.many(rows),
            },
          ],
        })}
      >
        <Group justify="space-between" align="flex-start" gap={0}>
          <TimePresets time={time} />
          {mayReplay && <AllowedHosts />}
        </Group>
      </ListPage>
      <RequestDetail closeTo={PATH} />
      {replay.results}
    </>
  );
}

function reasonOf(t: ReturnType<typeof useText<typeof adminDe>>, request: RequestLogHead): string | null {
  const refusal = whyNotReplay(request);
  return refusal && t(refusal);
}

function useFilters(): Filter[] {
  const t = useText(adminDe);
  return [
    {
      name: 'direction',
      label: t('requests.direction'),
      options: RequestDirection.options.map((value) => ({ value, label: t(`requests.direction.${value}`) })),
    },
    {
      name: 'status',
      label: t('requests.outcome'),
      options: RequestOutcome.options.map((value) => ({ value, label: t(`requests.outcome.${value}`) })),
    },
    {
      name: 'method',
      label: t('requests.method'),
      options: METHODS.map((value) => ({ value, label: value })),
    },
  ];
}

function useColumns(): Column<RequestLogHead>[] {
  const t = useText(adminDe);
  return [
    {
      key: 'call',
      title: t('requests.call'),
      cell: ({ direction, method, url }) => (
        <DirectionMark direction={direction}>
          <Code>{method}</Code> {url}
        </DirectionMark>
      ),
      csv: ({ method, url }) => `${method} ${url}`,
    },
    {
      key: 'status',
      title: t('requests.status'),
      cell: (request) => <RequestStatus request={request} />,
      csv: ({ status, error }) => [status, error].filter(Boolean).join(' '),
      width: 150,
    },
    {
      key: 'at',
      title: t('logs.at'),
      cell: ({ at }) => <ExactTime at={at} />,
      csv: ({ at }) => formatSecond(at),
      width: 170,
    },
    {
      key: 'duration',
      title: t('requests.duration'),
      cell: ({ milliseconds }) => t('requests.milliseconds', { count: milliseconds }),
      csv: ({ milliseconds }) => milliseconds,
      align: 'right',
      rank: 3,
      width: 100,
    },
    {
      key: 'person',
      title: t('logs.person'),
      cell: ({ personName }) => personName,
      csv: ({ personName }) => personName,
      rank: 3,
    },
  ];
}
