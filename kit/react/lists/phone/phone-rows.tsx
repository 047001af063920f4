import { Skeleton } from '@mantine/core';
import { isValidElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../shell/texts.ts';
import { listsDe } from '../../texts/lists.de.ts';
import { cellOf } from '../late-cell.tsx';
import type { ListPageProps } from '../list-page-props.ts';
import { sumsOf } from '../list-sums.ts';
import type { Column } from '../list-types.ts';
import { PhoneActions } from './phone-actions.tsx';
import { isTold, phoneFacts } from './phone-facts.ts';
import classes from './phone-rows.module.css';

/** The table on a phone: two lines a row. First the title and the value one decides by, below them two facts. */
export function PhoneRows<Row extends { readonly id: string }>(props: ListPageProps<Row>) {
  const { title, list, columns, nameOf, pathOf, rowActions } = props;
  const { search } = useLocation();
  const { rows } = list;
  const facts = phoneFacts(columns);
  if (!rows) return <SkeletonRows />;
  return (
    <>
      <ul className={classes.rows} aria-label={title}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row} data-open={pathOf ? true : undefined}>
            <div className={classes.lines}>
              <div className={classes.line}>
                {pathOf ? (
                  <Link to={pathOf(row) + search} className={classes.title} data-row-link>
                    {facts.title?.cell(row)}
                  </Link>
                ) : (
                  <div className={classes.title}>{facts.title?.cell(row)}</div>
                )}
                {facts.value && (
                  <div className={classes.value}>
                    <Fact column={facts.value} row={row} />
                  </div>
                )}
              </div>
              {facts.details.length > 0 && (
                <div className={classes.details}>
                  {facts.details
                    .filter((column) => isTold(column, row))
                    .map((column) => (
                      <div key={column.key} className={classes.detail}>
                        <Fact column={column} row={row} />
                      </div>
                    ))}
                </div>
              )}
            </div>
            {rowActions && <PhoneActions actions={rowActions(row)} name={nameOf(row)} />}
          </li>
        ))}
      </ul>
      <PhoneSums {...props} />
    </>
  );
}

/** A number says what it counts, unless it carries its unit; to screen readers every fact does. */
function Fact<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const cell = cellOf(column, row);
  return (
    <>
      <span className={column.isNamed || isBare(cell) ? classes.name : classes.hidden}>{column.title} </span>
      {cell}
    </>
  );
}

/** A number alone, or what leads to what it counts. */
function isBare(cell: ReactNode): boolean {
  if (isValidElement<{ children?: ReactNode }>(cell)) return isBare(cell.props.children);
  return typeof cell === 'number' || (typeof cell === 'string' && /^[\d.,]+$/.test(cell));
}

function PhoneSums<Row>({ list, columns }: Pick<ListPageProps<Row>, 'list' | 'columns'>) {
  const t = useText(listsDe);
  const sums = sumsOf(list, columns);
  if (!sums) return null;
  return (
    <section className={classes.sums} aria-label={t(`list.sum.${sums.extent}`)}>
      <div className={classes.sumsHead} aria-hidden>
        {t(`list.sum.${sums.extent}`)}
      </div>
      <dl>
        {columns
          .filter(({ key }) => sums.byColumn.has(key))
          .map(({ key, title }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{sums.byColumn.get(key)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function SkeletonRows() {
  return (
    <div className={classes.rows}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className={classes.row}>
          <div className={classes.lines}>
            <Skeleton height={14} width="55%" mb={8} />
            <Skeleton height={12} width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}
