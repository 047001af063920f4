import { useAsk, useAskPages } from '@fachwerk/react/call';
import { CountTabs } from '@fachwerk/react/count-tabs';
import { formatNumber } from '@fachwerk/react/number';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Import, type ImportRow, importApi } from '../../contract.ts';
import { isDoneInPart } from '../../rules/import.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../imports.module.css';
import { CellField } from './cell-field.tsx';

/** What scrolls is reached by the keyboard. */
const SCROLLED = { tabIndex: 0 };

const TABS = ['all', 'new', 'changed', 'unchanged', 'hinted', 'wrong'] as const;
type Tab = (typeof TABS)[number];

/** The rows of the file by what they do, with the columns that are taken over. */
export function RowTable({ found, isFixable = false }: { found: Import; isFixable?: boolean }) {
  const t = useText(adminDe);
  const [tab, setTab] = useState<Tab>(isDoneInPart(found) ? 'wrong' : 'all');
  const asked = useAskPages(
    importApi.rows,
    { id: found.id, after: 0, limit: 50, ...(tab !== 'all' && { only: tab }) },
    ({ next }) => (next === null ? null : { after: next }),
  );
  const { wrong, failed, kept, ...counts } = found.counts;
  const countOf = (name: Tab) => (name === 'wrong' ? wrong + failed + kept : counts[name]);
  const rows = asked.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Stack gap="sm">
      <CountTabs
        label={t('imports.rows.label')}
        chosen={tab}
        tabs={TABS.filter((name) => name !== 'hinted' || counts.hinted > 0).map((name) => ({
          name,
          label: t(`imports.tab.${name}`),
          count: formatNumber(countOf(name)),
        }))}
        onChoose={setTab}
      />
      {asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={6} />}
      {asked.data && rows.length === 0 && <Text c="dimmed">{t('imports.rows.none')}</Text>}
      {rows.length > 0 && <Rows found={found} rows={rows} isFixable={isFixable} />}
      {asked.hasNextPage && (
        <div>
          <Button variant="default" loading={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {t('imports.rows.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Rows({ found, rows, isFixable }: { found: Import; rows: readonly ImportRow[]; isFixable: boolean }) {
  const t = useText(adminDe);
  const kinds = useAsk(importApi.kinds, {});
  const labels = new Map(
    kinds.data?.kinds.find(({ kind }) => kind === found.kind)?.fields.map(({ name, label }) => [name, label]),
  );
  const columns = found.mapping.flatMap((field, at) =>
    field === null ? [] : [{ at, label: labels.get(field) ?? field }],
  );
  return (
    <section className={classes.frame} {...SCROLLED} aria-label={t('imports.rows.label')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            {columns.map(({ at, label }) => (
              <th scope="col" key={at}>
                {label}
                <span className={classes.under}>{found.headers[at]}</span>
              </th>
            ))}
            <th scope="col">{t('imports.row.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.number}</th>
              {columns.map(({ at, label }) => (
                <Cell key={at} found={found} row={row} at={at} label={label} isFixable={isFixable} />
              ))}
              <td>
                <Outcome row={row} shown={columns.map(({ at }) => at)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellProps = { found: Import; row: ImportRow; at: number; label: string; isFixable: boolean };

function Cell({ found, row, at, label, isFixable }: CellProps) {
  const text = row.cells[at] ?? '';
  const problems = row.problems.filter(({ column }) => column === at).map(({ sentence }) => sentence);
  if (problems.length === 0) {
    return (
      <td>
        <div className={classes.cell}>{text}</div>
        <Hints of={row.hints.filter(({ column }) => column === at)} />
      </td>
    );
  }
  return (
    <td className={classes.wrong}>
      {isFixable ? (
        <CellField
          key={text}
          importId={found.id}
          row={row.number}
          column={at}
          label={label}
          text={text}
          error={problems.join(' ')}
        />
      ) : (
        <>
          <div className={classes.cell}>{text}</div>
          <p className={classes.problem}>{problems.join(' ')}</p>
        </>
      )}
    </td>
  );
}

function Hints({ of }: { of: ImportRow['hints'] }) {
  return of.map(({ sentence }) => (
    <p key={sentence} className={classes.hint}>
      {sentence}
    </p>
  ));
}

/** What it does, and what is wrong with the row as a whole or with a column that is not shown. */
function Outcome({ row: { state, did, problems, hints }, shown }: { row: ImportRow; shown: readonly number[] }) {
  const t = useText(adminDe);
  const isPlanned = state === 'ready' && did !== null;
  const rest = problems.filter(({ column }) => column === null || !shown.includes(column));
  return (
    <>
      {isPlanned ? t(`imports.row.did.${did}`) : t(`imports.row.state.${state}`)}
      {state === 'done' && did && <span className={classes.under}>{t(`imports.row.did.${did}`)}</span>}
      {rest.map(({ sentence }) => (
        <p key={sentence} className={classes.problem}>
          {sentence}
        </p>
      ))}
      <Hints of={hints.filter(({ column }) => column === null || !shown.includes(column))} />
    </>
  );
}
