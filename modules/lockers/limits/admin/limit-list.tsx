import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Text } from '@mantine/core';
import { type LimitSubject, limitApi, limitStream } from '../contract.ts';
import { LIMIT_SUBJECTS } from '../rules/limits.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LimitDrawer } from './limit-drawer.tsx';
import classes from './limit-list.module.css';
import { hasOwn, isOwn, type LimitRow, limitRows, ROW_KINDS } from './limit-rows.ts';
import { useLimitWords, useRowName, valuesOf } from './limit-words.ts';

const SAID = ['own', 'inherited'] as const;
const WIDTHS: Readonly<Record<LimitSubject, number>> = {
  battery: 270,
  noSignal: 100,
  overrun: 190,
  keepWarm: 190,
  reminders: 200,
};
const RANKS = { battery: 1, reminders: 2, overrun: 3, noSignal: 4, keepWarm: 5 } as const;

/** `/admin/limits/:id?`: network, lock types and locations, each with what holds there. */
export function LimitList() {
  const t = useText(adminDe);
  const nameOf = useRowName();
  const state = useListState({ filters: { kind: ROW_KINDS, said: SAID } });
  const { kind, said } = state.filters;
  const wanted = state.search.toLowerCase();
  const list = useList(limitApi.list, {
    state,
    input: {},
    rows: limitRows,
    arrange: (rows) =>
      rows.filter(
        (row) =>
          `${nameOf(row)} ${row.companyName}`.toLowerCase().includes(wanted) &&
          (!kind || row.kind === kind) &&
          (!said || hasOwn(row) === (said === 'own')),
      ),
    live: { hints: [limitStream] },
  });
  return (
    <>
      <ListPage
        title={t('limits.title')}
        list={list}
        columns={useColumns()}
        nameOf={nameOf}
        pathOf={({ id }) => `/admin/limits/${encodeURIComponent(id)}`}
        filters={[
          {
            name: 'kind',
            label: t('limits.kind'),
            options: ROW_KINDS.map((value) => ({ value, label: t(`limits.kind.${value}`) })),
          },
          {
            name: 'said',
            label: t('limits.said'),
            options: SAID.map((value) => ({ value, label: t(`limits.said.${value}`) })),
          },
        ]}
        empty={{ title: t('limits.empty.title'), text: t('limits.empty.text') }}
        csv={t('limits.csv')}
      >
        <Text c="dimmed" size="sm" mb="sm">
          {t('limits.order')}
        </Text>
      </ListPage>
      <LimitDrawer answer={list.first} />
    </>
  );
}

function useColumns(): Column<LimitRow>[] {
  const t = useText(adminDe);
  const nameOf = useRowName();
  const words = useLimitWords();
  const about = (row: LimitRow) => {
    const own = row.kind === 'network' ? [] : row.subjects.filter((subject) => isOwn(row, subject));
    return [
      row.kind === 'lock_type' ? t('limits.about.lock_type', { count: row.locks }) : t(`limits.about.${row.kind}`),
      // A phone shows one value: which are its own is said here.
      own.length > 0 && t('limits.about.own', { subjects: own.map((subject) => t(`limits.${subject}`)).join(', ') }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const subjects = LIMIT_SUBJECTS.map(
    (subject): Column<LimitRow> => ({
      key: subject,
      title: t(`limits.${subject}`),
      width: WIDTHS[subject],
      rank: RANKS[subject],
      cell: (row) => <Value row={row} subject={subject} />,
      csv: (row) => (row.subjects.includes(subject) ? words(subject, valuesOf(row)) : ''),
      phone: subject === 'battery' ? 'detail' : 'none',
    }),
  );
  return [
    {
      key: 'name',
      title: t('limits.holds_for'),
      width: 220,
      rank: 0,
      cell: (row) => (
        <span className={classes.name}>
          <span>{nameOf(row)}</span>
          <span className={classes.about}>{about(row)}</span>
        </span>
      ),
      csv: nameOf,
    },
    ...subjects,
  ];
}

/** What the place says itself stands out; what it inherits is quiet. */
function Value({ row, subject }: { row: LimitRow; subject: LimitSubject }) {
  const t = useText(adminDe);
  const words = useLimitWords();
  if (!row.subjects.includes(subject)) return <span className={classes.inherited}>{t('kit.none')}</span>;
  return (
    <span className={isOwn(row, subject) ? classes.own : classes.inherited}>
      {words(subject, valuesOf(row))}
      {isOwn(row, subject) && row.kind !== 'network' && <span className={classes.mark}>{t('limits.own')}</span>}
    </span>
  );
}
