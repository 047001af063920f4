import { useDraggable } from '@dnd-kit/react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { BoardPerson, Label } from '../../contract.ts';
import type { Card } from '../../contract-card.ts';
import type { Field } from '../../contract-field.ts';
import { titleOf } from '../../rules/short-code.ts';
import classes from './board.module.css';
import { CardFace } from './card-face.tsx';

type Props = {
  readonly card: Card;
  readonly labels: readonly Label[];
  readonly people: readonly BoardPerson[];
  readonly fields: readonly Field[];
  readonly today: string;
  readonly isDone: boolean;
  readonly isLifted: boolean;
  readonly mayWork: boolean;
  readonly path: string;
  readonly onKeyDown: (event: KeyboardEvent, cardId: string) => void;
};

/** A card on the board: a click opens it, a drag or the space bar moves it. */
export function CardTile({ card, labels, people, fields, today, isDone, isLifted, mayWork, path, onKeyDown }: Props) {
  const { ref, isDragging } = useDraggable({ id: card.id, disabled: !mayWork });
  const title = titleOf(card);
  return (
    <article
      ref={ref}
      className={classes.card}
      data-card={card.id}
      data-lifted={isLifted || undefined}
      data-dragging={isDragging || undefined}
    >
      <CardFace
        card={card}
        labels={labels}
        people={people}
        fields={fields}
        today={isDone ? null : today}
        title={
          <Link
            to={path}
            className={classes.open}
            draggable={false}
            data-row-link
            aria-describedby={mayWork ? 'board-keys' : undefined}
            onKeyDown={(event) => mayWork && onKeyDown(event, card.id)}
          >
            {title}
          </Link>
        }
      />
    </article>
  );
}
