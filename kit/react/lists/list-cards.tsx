import { Skeleton } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { ActionMenu } from './list-actions.tsx';
import classes from './list-page.module.css';
import type { ListPageProps } from './list-page-props.ts';

/** The table on a phone: one card per row, with the first column as title. */
export function ListCards<Row extends { readonly id: string }>({
  title,
  list: { rows },
  columns,
  nameOf,
  pathOf,
  rowActions,
}: ListPageProps<Row>) {
  const { search } = useLocation();
  const [main, ...rest] = columns;
  if (!rows) return <SkeletonCards />;
  return (
    <ul className={classes.cards} aria-label={title}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card}>
          <div className={classes.cardHead}>
            {pathOf ? (
              <Link to={pathOf(row) + search} className={classes.cardLink} data-row-link>
                {main?.cell(row)}
              </Link>
            ) : (
              <div className={classes.cardLink}>{main?.cell(row)}</div>
            )}
            {rowActions && <ActionMenu actions={rowActions(row)} name={nameOf(row)} />}
          </div>
          <dl className={classes.facts}>
            {rest.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function SkeletonCards() {
  return (
    <div className={classes.cards}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton height={14} width="55%" />
          <Skeleton height={12} width="80%" mt={12} />
        </div>
      ))}
    </div>
  );
}
