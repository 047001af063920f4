import { localDay } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { useText } from '@fachwerk/react/texts';
import { formatDay, useNow } from '@fachwerk/react/time';
import { Link } from 'react-router';
import type { FoundCard } from '../../contract-card.ts';
import { cardPath } from '../../rules/board-path.ts';
import { dueState } from '../../rules/card.ts';
import { titleOf } from '../../rules/short-code.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './home.module.css';

/** Cards of several boards, each with its board and column. */
export function FoundCards({ cards }: { readonly cards: readonly FoundCard[] }) {
  const t = useText(adminDe);
  const today = localDay(useNow(), HOUSE_ZONE);
  return (
    <ul className={classes.rows}>
      {cards.map((card) => {
        const state = card.isDone ? null : dueState(card.dueOn, today);
        return (
          <li key={card.id} className={classes.row}>
            <span>
              <Link to={cardPath({ id: card.boardId, name: card.boardName }, card.id)}>{titleOf(card)}</Link>
              <span className={classes.quiet}>
                {' '}
                · {card.boardName} · {card.columnName}
              </span>
            </span>
            {card.dueOn && (
              <span className={classes.due} data-due={state ?? undefined}>
                {state === 'late'
                  ? t('desk.due.late', { day: formatDay(card.dueOn) })
                  : state === 'today'
                    ? t('desk.due.today')
                    : formatDay(card.dueOn)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
