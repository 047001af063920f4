import { call } from '@fachwerk/react/call';
import { ExportButton } from '@fachwerk/react/export-button';
import { ListPage } from '@fachwerk/react/list-page';
import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { BREAKPOINTS } from '@fachwerk/react/tokens';
import { useList } from '@fachwerk/react/use-list';
import { useMediaQuery } from '@mantine/hooks';
import { logApi } from '../../contract.ts';
import { grouped, type LogLine } from '../../rules/grouped-entries.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { TimePresets } from '../time/time-presets.tsx';
import { ExactTime, formatSecond } from './exact-time.tsx';
import { LogDetail, pathOfEntry } from './log-detail.tsx';
import { useLogFilter } from './log-filter.ts';
import { LogPlot } from './log-plot.tsx';
import { LogWhat } from './log-what.tsx';
import { type LogWords, useLogLabels } from './log-words.ts';
import { SearchedNote } from './searched-note.tsx';

/** As many as the server sends at once. */
const PAGE = 50;

/** Everything that happened, newest first. */
export function LogList() {
  const t = useText(adminDe);
  const words = useLogLabels();
  const { state, time, filter, sections } = useLogFilter();
  const list = useList(logApi.list, {
    state,
    input: { filter },
    rows: ({ entries }): readonly LogLine[] => entries,
    arrange: grouped,
    next: ({ next }) => next && { filter: { ...filter, before: next } },
  });
  return (
    <>
      <ListPage
        title={t('logs.title')}
        list={list}
        columns={useColumns(words)}
        nameOf={words.sentence}
        pathOf={pathOfEntry}
        panel={{ id: 'logs', sections }}
        action={
          <ExportButton
            label={t('logs.export')}
            about={t('logs.export.about')}
            make={() => call(logApi.exportCsv, { filter })}
          />
        }
        foot={
          <SearchedNote list={list} searchedTo={list.last?.searchedTo} isFull={list.last?.entries.length === PAGE} />
        }
        empty={{ title: t('logs.empty.title'), text: t('logs.empty.text') }}
      >
        <TimePresets time={time} />
        <LogPlot filter={filter} onChoose={time.chooseSpan} />
      </ListPage>
      <LogDetail />
    </>
  );
}

function useColumns(words: LogWords): Column<LogLine>[] {
  const t = useText(adminDe);
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });
  if (isPhone)
    return [
      {
        key: 'what',
        title: t('logs.what'),
        cell: (entry) => <LogWhat entry={entry} words={words} meta={metaOf(entry, t('logs.lock'))} />,
      },
    ];
  return [
    { key: 'what', title: t('logs.what'), cell: (entry) => <LogWhat entry={entry} words={words} /> },
    { key: 'at', title: t('logs.at'), cell: ({ at }) => <ExactTime at={at} />, width: 170 },
    { key: 'location', title: t('logs.location'), cell: ({ locationName }) => locationName },
    { key: 'lock', title: t('logs.lock'), cell: ({ lockName }) => lockName, rank: 2, width: 90 },
    { key: 'person', title: t('logs.person'), cell: ({ personName }) => personName, rank: 3 },
    { key: 'order', title: t('logs.order'), cell: ({ orderNumber }) => orderNumber, rank: 4, width: 130 },
  ];
}

/** Without columns a number has to say what it is of. */
const metaOf = ({ at, locationName, lockName, personName, orderNumber }: LogLine, lock: string) => [
  formatSecond(at),
  locationName,
  lockName && `${lock} ${lockName}`,
  personName,
  orderNumber,
];
