import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { IconAlignLeft, IconCalendarDue, IconChecklist, IconMessage, IconPaperclip } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BoardPerson, Label } from '../../contract.ts';
import type { Card } from '../../contract-card.ts';
import type { Field } from '../../contract-field.ts';
import { dueState } from '../../rules/card.ts';
import { titleOf } from '../../rules/short-code.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { valueWords } from '../field/value-words.ts';
import { LabelChip } from '../label/label-chip.tsx';
import { cardFaceSlot } from '../slots.ts';
import classes from './board.module.css';

type Props = {
  readonly card: Card;
  readonly labels: readonly Label[];
  readonly people: readonly BoardPerson[];
  readonly fields: readonly Field[];
  /** Null where due dates no longer count. */
  readonly today: string | null;
  readonly title?: ReactNode;
};

/** The closed card as the board shows it. */
export function CardFace({ card, labels, people, fields, today, title }: Props) {
  const own = labels.filter(({ id }) => card.labels.includes(id));
  return (
    <>
      {card.cover && <img src={card.cover} alt="" className={classes.cover} loading="lazy" draggable={false} />}
      {own.length > 0 && (
        <div className={classes.labels}>
          {own.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </div>
      )}
      <h3 className={classes.title}>{title ?? titleOf(card)}</h3>
      <FaceValues card={card} fields={fields} />
      <CardMarks card={card} people={people} today={today} />
      <InSlot slot={cardFaceSlot} props={{ card }} />
    </>
  );
}

/** Values of the custom fields that are shown on the card face. */
function FaceValues({ card, fields }: Pick<Props, 'card' | 'fields'>) {
  const shown = fields.filter(({ id, isOnFace }) => isOnFace && card.values[id] !== undefined);
  if (shown.length === 0) return null;
  return (
    <dl className={classes.values}>
      {shown.map((field) => (
        <div key={field.id}>
          <dt>{field.name}</dt>
          <dd>{valueWords(field, card.values[field.id])}</dd>
        </div>
      ))}
    </dl>
  );
}

function CardMarks({ card, people, today }: Pick<Props, 'card' | 'people' | 'today'>) {
  const t = useText(adminDe);
  const { dueOn, checks, checksDone, comments, attachments, hasDescription } = card;
  const state = today ? dueState(dueOn, today) : null;
  const given = people.filter(({ id }) => card.assignees.includes(id));
  if (!dueOn && checks + comments + attachments === 0 && !hasDescription && given.length === 0) return null;
  return (
    <div className={classes.marks}>
      {dueOn && (
        <span className={classes.mark} data-due={state ?? undefined}>
          <IconCalendarDue size={16} stroke={1.5} aria-hidden />
          {state === 'late'
            ? t('desk.due.late', { day: formatDay(dueOn) })
            : state === 'today'
              ? t('desk.due.today')
              : formatDay(dueOn)}
        </span>
      )}
      {hasDescription && (
        <span className={classes.mark} title={t('desk.has_text')}>
          <IconAlignLeft size={16} stroke={1.5} role="img" aria-label={t('desk.has_text')} />
        </span>
      )}
      {checks > 0 && (
        <Count
          icon={IconChecklist}
          label={t('desk.checks', { done: checksDone, count: checks })}
          text={`${checksDone}/${checks}`}
        />
      )}
      {comments > 0 && (
        <Count icon={IconMessage} label={t('desk.comments', { count: comments })} text={String(comments)} />
      )}
      {attachments > 0 && (
        <Count icon={IconPaperclip} label={t('desk.files', { count: attachments })} text={String(attachments)} />
      )}
      {given.length > 0 && (
        <span className={classes.people}>
          {given.slice(0, 3).map((person) => (
            <span key={person.id} className={classes.person} title={person.name} role="img" aria-label={person.name}>
              {initials(person.name)}
            </span>
          ))}
          {given.length > 3 && <span>+{given.length - 3}</span>}
        </span>
      )}
    </div>
  );
}

function Count({ icon: Icon, label, text }: { icon: typeof IconMessage; label: string; text: string }) {
  return (
    <span className={classes.mark} title={label}>
      <Icon size={16} stroke={1.5} role="img" aria-label={label} />
      <span aria-hidden>{text}</span>
    </span>
  );
}

const initials = (name: string) => {
  const words = name.split(' ').filter(Boolean);
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? words.at(-1)![0] : ''}`.toUpperCase();
};
