import { call, useAskPages } from '@fachwerk/react/call';
import { downloadFile } from '@fachwerk/react/download';
import { ListPage } from '@fachwerk/react/list-page';
import type { Column } from '@fachwerk/react/list-types';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { BREAKPOINTS } from '@fachwerk/react/tokens';
import { Button, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { type LogEntry, type LogFilter, logApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { TimePresets } from '../time/time-presets.tsx';
import { ExactTime, formatSecond } from './exact-time.tsx';
import { LogDetail, pathOfEntry } from './log-detail.tsx';
import { useLogFilter } from './log-filter.ts';
import { LogWhat } from './log-what.tsx';
import { type LogWords, useLogWords } from './log-words.ts';
import { SearchedNote } from './searched-note.tsx';

/** As many as the server sends at once. */
const PAGE = 50;

/** Everything that happened, newest first. */
export function LogList() {
  const t = useText(adminDe);
  const words = useLogWords();
  const { list, time, filter, sections } = useLogFilter();
  const pages = useAskPages(logApi.list, { filter }, ({ next }) => next && { filter: { ...filter, before: next } });
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  const last = pages.data?.pages.at(-1);
  return (
    <>
      <ListPage
        title={t('logs.title')}
        state={list}
        query={pages}
        rows={entries}
        columns={useColumns(words)}
        keyOf={({ id }) => id}
        nameOf={words.sentence}
        pathOf={pathOfEntry}
        panel={{ id: 'logs', sections }}
        action={<ExportButton filter={filter} />}
        empty={{ title: t('logs.empty.title'), text: t('logs.empty.text') }}
      >
        <TimePresets time={time} />
      </ListPage>
      <SearchedNote
        searchedTo={last?.searchedTo}
        hasMore={pages.hasNextPage}
        isFull={last?.entries.length === PAGE}
        isLoading={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
      <LogDetail />
    </>
  );
}

function useColumns(words: LogWords): Column<LogEntry>[] {
  const t = useText(adminDe);
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });
  if (isPhone)
    return [
      {
        key: 'what',
        title: t('logs.what'),
        cell: (entry) => <LogWhat entry={entry} words={words} meta={metaOf(entry)} />,
      },
    ];
  return [
    { key: 'what', title: t('logs.what'), cell: (entry) => <LogWhat entry={entry} words={words} /> },
    { key: 'at', title: t('logs.at'), cell: ({ at }) => <ExactTime at={at} />, width: 170 },
    { key: 'location', title: t('logs.location'), cell: ({ locationName }) => locationName },
    { key: 'lock', title: t('logs.lock'), cell: ({ lockName }) => lockName, fromWidth: 768 },
    { key: 'person', title: t('logs.person'), cell: ({ personName }) => personName, fromWidth: 992 },
    { key: 'order', title: t('logs.order'), cell: ({ orderNumber }) => orderNumber, fromWidth: 1200 },
  ];
}

const metaOf = ({ at, locationName, lockName, personName, orderNumber }: LogEntry) => [
  formatSecond(at),
  locationName,
  lockName,
  personName,
  orderNumber,
];

/** Made by the server, in its own time: the table may have fifty thousand lines. */
function ExportButton({ filter }: { filter: LogFilter }) {
  const t = useText(adminDe);
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      downloadFile(await call(logApi.exportCsv, { filter }));
      notify(t('list.exported'));
    } catch (error) {
      notifyProblem(error);
    } finally {
      setMaking(false);
    }
  };
  return (
    <Tooltip label={t('logs.export.about')}>
      <Button
        variant="default"
        flex="none"
        loading={isMaking}
        onClick={make}
        leftSection={<IconFileSpreadsheet size={16} stroke={1.5} />}
      >
        {t('logs.export')}
      </Button>
    </Tooltip>
  );
}
