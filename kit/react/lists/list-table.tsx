import { Checkbox, Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import {
  type Dispatch,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
} from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../shell/texts.ts';
import { listsDe } from '../texts/lists.de.ts';
import { useFittingColumns } from './fitting-columns.ts';
import { cellOf } from './late-cell.tsx';
import { RowActions } from './list-actions.tsx';
import { extendTo, moveToRow } from './list-keys.tsx';
import classes from './list-page.module.css';
import type { ListPageProps } from './list-page-props.ts';
import type { ListState } from './list-state.ts';
import { sumsOf } from './list-sums.ts';
import type { Column } from './list-types.ts';

type Props<Row> = ListPageProps<Row> & {
  isCompact: boolean;
  selected: ReadonlySet<string>;
  setSelected: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Told which columns fit. */
  onFit: (keys: readonly string[] | undefined) => void;
};

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

export function ListTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { title, list, selected, setSelected, bulkActions, isCompact, onFit } = props;
  const { rows, state } = list;
  const frame = useRef<HTMLDivElement>(null);
  const keys = rows?.map(({ id }) => id) ?? [];
  const { columns, widths } = useFittingColumns(frame, props.columns, keys.length > 0);
  const fitting = widths && columns.map(({ key }) => key).join(' ');
  useEffect(() => {
    onFit(fitting ? fitting.split(' ') : undefined);
    return () => onFit(undefined);
  }, [fitting, onFit]);
  const t = useText(listsDe);
  const isAll = keys.length > 0 && keys.every((key) => selected.has(key));
  return (
    <div className={classes.panel}>
      <div className={classes.scroll} ref={frame}>
        <table
          className={classes.table}
          data-compact={isCompact || undefined}
          data-settled={widths ? true : undefined}
          aria-label={title}
          onKeyDown={(event) => moveByArrows(event, bulkActions !== undefined)}
          onPointerOver={titleCutCell}
        >
          {widths && (
            <colgroup>
              {bulkActions && <col style={{ width: widths[0] }} />}
              {columns.map(({ key }, at) => (
                <col key={key} style={{ width: widths[bulkActions ? at + 1 : at] }} />
              ))}
              {props.rowActions && <col style={{ width: widths.at(-1) }} />}
            </colgroup>
          )}
          <thead>
            <tr>
              {bulkActions && (
                <th className={classes.check}>
                  <Checkbox
                    size="sm"
                    checked={isAll}
                    indeterminate={!isAll && keys.some((key) => selected.has(key))}
                    onChange={() => setSelected(new Set(isAll ? [] : keys))}
                    aria-label={t('list.select.all')}
                  />
                </th>
              )}
              {columns.map((column) => (
                <Head key={column.key} column={column} state={state} />
              ))}
              {props.rowActions && (
                <th className={classes.actions}>
                  <span className={classes.hidden}>{t('kit.actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows ? (
              rows.map((row) => (
                <KeptRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  nameOf={props.nameOf}
                  pathOf={props.pathOf}
                  rowActions={props.rowActions}
                  isSelected={bulkActions ? selected.has(row.id) : null}
                  setSelected={setSelected}
                />
              ))
            ) : (
              <SkeletonRows {...props} columns={columns} />
            )}
          </tbody>
          <SumRow {...props} columns={columns} />
        </table>
      </div>
    </div>
  );
}

function Head<Row>({ column, state }: { column: Column<Row>; state: ListState }) {
  const t = useText(listsDe);
  const { title, sort, align, width } = column;
  const isSorted = sort !== undefined && sort === state.sort;
  const shape = { 'data-column': column.key, 'data-align': align, style: { width }, scope: 'col' };
  if (!sort) return <th {...shape}>{title}</th>;
  const next = isSorted && state.dir === 'asc' ? 'desc' : 'asc';
  const Icon = isSorted && state.dir === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th {...shape} aria-sort={isSorted ? (state.dir === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={isSorted || undefined}
        onClick={() => state.setSort(sort, next)}
        title={t('list.sort', { name: title })}
      >
        {title}
        <Icon size={14} stroke={1.5} aria-hidden />
      </button>
    </th>
  );
}

type RowProps<Row> = {
  row: Row;
  nameOf: ListPageProps<Row>['nameOf'];
  pathOf: ListPageProps<Row>['pathOf'];
  rowActions: ListPageProps<Row>['rowActions'];
  columns: readonly Column<Row>[];
  /** Null where rows cannot be selected. */
  isSelected: boolean | null;
  setSelected: Props<Row>['setSelected'];
};

function Row<Row extends { readonly id: string }>({
  row,
  columns,
  nameOf,
  pathOf,
  rowActions,
  isSelected,
  setSelected,
}: RowProps<Row>) {
  const t = useText(listsDe);
  const { search } = useLocation();
  const key = row.id;
  const path = pathOf && pathOf(row) + search;
  const toggle = () =>
    setSelected((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <tr data-open={path ? true : undefined} data-selected={isSelected || undefined}>
      {isSelected !== null && (
        <td className={classes.check}>
          <Checkbox
            size="sm"
            checked={isSelected}
            onChange={toggle}
            aria-label={`${t('list.select.row')}: ${nameOf(row)}`}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} data-align={column.align}>
          {index === 0 && path ? (
            <Link to={path} className={classes.link} data-row-link>
              {cellOf(column, row)}
            </Link>
          ) : (
            cellOf(column, row)
          )}
        </td>
      ))}
      {rowActions && (
        <td className={classes.actions}>
          <RowActions actions={rowActions(row)} name={nameOf(row)} />
        </td>
      )}
    </tr>
  );
}

/** A row is drawn again for its own news only: neither when another is selected nor when columns were measured. */
const KeptRow = memo(Row) as typeof Row;

function SkeletonRows<Row>({ columns, bulkActions, rowActions }: Props<Row>) {
  return SKELETON_ROWS.map((at) => (
    <tr key={at}>
      {bulkActions && <td className={classes.check} />}
      {columns.map((column, index) => (
        <td key={column.key} data-align={column.align}>
          <Skeleton height={12} width={`${[64, 48, 72, 56][(at + index) % 4]}%`} />
        </td>
      ))}
      {rowActions && <td className={classes.actions} />}
    </tr>
  ));
}

/** Below the rows: sums of the columns that declare one, of the selected rows while there are several. */
function SumRow<Row extends { readonly id: string }>({ list, columns, selected, bulkActions, rowActions }: Props<Row>) {
  const t = useText(listsDe);
  const sums = sumsOf(
    list,
    columns,
    list.rows?.filter(({ id }) => selected.has(id)),
  );
  if (!sums) return null;
  return (
    <tfoot>
      <tr>
        {bulkActions && <td className={classes.check} />}
        {columns.map(({ key, align }, at) =>
          at === 0 ? (
            <th key={key} scope="row">
              {t(`list.sum.${sums.extent}`)}
            </th>
          ) : (
            <td key={key} data-align={align}>
              {sums.byColumn.get(key)}
            </td>
          ),
        )}
        {rowActions && <td className={classes.actions} />}
      </tr>
    </tfoot>
  );
}

/** A truncated cell gets its text as title. */
function titleCutCell({ target }: PointerEvent<HTMLTableElement>): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (part) => part.scrollWidth > part.clientWidth + 1,
  );
  if (isCut) cell.title = textsOf(cell).join(' ');
  else cell.removeAttribute('title');
}

function textsOf(cell: Element): string[] {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return texts.filter(Boolean);
}

/** Arrow keys move between rows like J and K, with Shift they select; Enter opens the link. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>, hasSelection: boolean): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const step = event.key === 'ArrowDown' ? 1 : -1;
  const isDone = hasSelection && event.shiftKey ? extendTo(step) : moveToRow(step);
  if (isDone) event.preventDefault();
}
