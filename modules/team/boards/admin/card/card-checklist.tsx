import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Checkbox, Group, Progress, TextInput, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { type CardDetails, cardApi } from '../../contract-card.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './card.module.css';
import { useCardChange, useTakeAnswer } from './use-card-change.ts';

type Props = { readonly card: CardDetails; readonly mayEdit: boolean; readonly onChanged: () => void };

/** Each tick is its own change, so that two people who tick at once both succeed. */
export function CardChecklist({ card, mayEdit, onChanged }: Props) {
  const t = useText(adminDe);
  const { save } = useCardChange(card, onChanged);
  const take = useTakeAnswer(onChanged);
  const check = useChange(cardApi.check, { stale: 'nothing' });
  const [text, setText] = useState('');
  const { checklist } = card;
  const done = checklist.filter(({ isDone }) => isDone).length;
  const tick = async (itemId: string, isDone: boolean) =>
    take(await check.mutateAsync({ cardId: card.id, itemId, isDone }));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    await save({ checklist: [...checklist, { text: text.trim(), isDone: false }] });
    setText('');
  };
  if (!mayEdit && checklist.length === 0) return null;
  return (
    <section aria-label={t('desk.checklist')}>
      <Title order={3}>{t('desk.checklist')}</Title>
      {checklist.length > 0 && (
        <Group gap="xs" my="xs" wrap="nowrap">
          <Progress
            className={classes.grow ?? ''}
            value={(done / checklist.length) * 100}
            aria-label={t('desk.checks', { done, count: checklist.length })}
          />
          <span className="tabular" aria-hidden>
            {done}/{checklist.length}
          </span>
        </Group>
      )}
      <ul className={classes.checks}>
        {checklist.map((item) => (
          <li key={item.id} className={classes.check}>
            <Checkbox
              label={item.text}
              checked={item.isDone}
              disabled={!mayEdit}
              onChange={({ currentTarget }) => void tick(item.id, currentTarget.checked)}
            />
            {mayEdit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('desk.check_remove', { text: item.text })}
                onClick={() => void save({ checklist: checklist.filter(({ id }) => id !== item.id) })}
              >
                <IconTrash size={16} stroke={1.5} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <form onSubmit={(event) => void add(event).catch(() => undefined)}>
          <Group gap="xs" wrap="nowrap">
            <TextInput
              className={classes.grow ?? ''}
              aria-label={t('desk.check_new')}
              placeholder={t('desk.check_new')}
              maxLength={300}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={!text.trim()}>
              {t('desk.check_add')}
            </Button>
          </Group>
        </form>
      )}
    </section>
  );
}
