import type { BoardPerson } from '@fachwerk/boards/contract';
import { type CardDetails, cardApi } from '@fachwerk/boards/contract-card';
import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Button, Combobox, Group, Textarea, useCombobox } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useTakeAnswer } from './use-card-change.ts';

type Props = { readonly card: CardDetails; readonly people: readonly BoardPerson[]; readonly onChanged: () => void };

const MOST_OFFERED = 6;
/** An @ and what is typed of a name behind it, up to the caret. */
const STARTED = /@([\p{L}\p{M}' -]{0,40})$/u;

/** Something to say about a card; after an @ colleagues are offered, and whoever is named gets a mail. */
export function CardComment({ card, people, onChanged }: Props) {
  const t = useText(adminDe);
  const take = useTakeAnswer(onChanged);
  const send = useChange(cardApi.comment, { stale: 'nothing' });
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const offer = useCombobox();
  const started = STARTED.exec(text.slice(0, caret))?.[1]?.toLocaleLowerCase('de');
  const offered =
    started === undefined
      ? []
      : people.filter(({ name }) => name.toLocaleLowerCase('de').includes(started)).slice(0, MOST_OFFERED);

  const type = (value: string, at: number) => {
    setText(value);
    setCaret(at);
    if (STARTED.test(value.slice(0, at))) offer.openDropdown();
    else offer.closeDropdown();
    offer.updateSelectedOptionIndex();
  };
  const choose = (name: string) => {
    const before = text.slice(0, caret).replace(STARTED, `@${name} `);
    setText(before + text.slice(caret));
    setCaret(before.length);
    offer.closeDropdown();
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    take(await send.mutateAsync({ cardId: card.id, comment: text }));
    setText('');
  };
  return (
    <form onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <Combobox store={offer} onOptionSubmit={choose} position="top-start">
        <Combobox.EventsTarget withExpandedAttribute>
          <Textarea
            ref={field}
            label={t('desk.comment')}
            description={t('desk.comment_help')}
            autosize
            minRows={2}
            maxLength={5000}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.selectionStart)}
            onBlur={() => offer.closeDropdown()}
          />
        </Combobox.EventsTarget>
        <Combobox.DropdownTarget>
          <span />
        </Combobox.DropdownTarget>
        <Combobox.Dropdown hidden={offered.length === 0}>
          <Combobox.Options aria-label={t('desk.people')}>
            {offered.map(({ id, name }) => (
              <Combobox.Option key={id} value={name}>
                {name}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" loading={send.isPending} disabled={!text.trim()}>
          {t('desk.comment_send')}
        </Button>
      </Group>
    </form>
  );
}
