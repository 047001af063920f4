import { Link } from 'react-router';
import { titleOf } from '../../rules/short-code.ts';
import classes from './board.module.css';
import { CardFace } from './card-face.tsx';
import type { CardListProps } from './card-table.tsx';

/** The card table on a phone: cards grouped under their column names. */
export function CardBunches({ sheet, rows, today, pathOf, more }: CardListProps) {
  const fields = sheet.fields.map((field) => ({ ...field, isOnFace: true }));
  const bunches = Map.groupBy(rows, ({ column }) => column);
  return (
    <>
      {[...bunches].map(([column, lying]) => (
        <section key={column.id} className={classes.bunch} aria-label={column.name}>
          <h2>
            <span>{column.name}</span>
            <span className={classes.count}>{column.items.length}</span>
          </h2>
          <ul className={classes.faces}>
            {lying.map(({ card }) => (
              <li key={card.id} className={classes.card}>
                <CardFace
                  card={card}
                  labels={sheet.labels}
                  people={sheet.people}
                  fields={fields}
                  today={column.isDone ? null : today}
                  title={
                    <Link to={pathOf(card.id)} className={classes.open} data-row-link>
                      {titleOf(card)}
                    </Link>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more}
    </>
  );
}
