import { Combobox, Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../shell/texts.ts';
import { mayBeMeant, type Person, withName } from './mention.ts';

type Props = Omit<TextareaProps, 'value' | 'onChange' | 'onKeyDown' | 'ref'> & {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Suggestions after an `@`; may be empty. */
  readonly people: readonly Person[];
  /** Keys that the suggestion list does not handle. */
  readonly onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly field?: { current: HTMLTextAreaElement | null };
};

/** Wide enough for a name, and fits a phone. */
const WIDTH = 280;
/** Keys handled by the open suggestion list. */
const KEYS: readonly string[] = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'];

/** A textarea with `@` mentions: Enter takes the first suggestion, or the one selected by the arrow keys. */
export function MentionTextarea({ value, onType, people, onKey, field, ...rest }: Props) {
  const t = useText();
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const input = field ?? own;
  const [caret, setCaret] = useState(0);
  const [reached, setReached] = useState(0);
  const [isPutOff, setPutOff] = useState(false);
  const meant = mayBeMeant(value.slice(0, caret), people);
  const isOpen = meant.length > 0 && !isPutOff;
  const at = Math.min(reached, meant.length - 1);
  const list = useCombobox({ opened: isOpen, onDropdownClose: () => setPutOff(true) });
  const choose = (name: string) => {
    const before = withName(value.slice(0, caret), { name });
    onType(before + value.slice(caret));
    setCaret(before.length);
    // The text reaches the field a moment later.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(before.length, before.length);
    });
  };
  const noteCaret = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    if (people.length > 0) setCaret(currentTarget.selectionStart);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, nativeEvent } = event;
    if (!isOpen || shiftKey || nativeEvent.isComposing || !KEYS.includes(key)) return onKey?.(event);
    event.preventDefault();
    if (key === 'Enter') choose(meant[at]!.name);
    else if (key === 'Escape') setPutOff(true);
    else setReached((at + (key === 'ArrowDown' ? 1 : meant.length - 1)) % meant.length);
  };
  return (
    <Combobox store={list} onOptionSubmit={choose} position="bottom-start" width={WIDTH}>
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <Textarea
          {...rest}
          ref={input}
          value={value}
          aria-haspopup={people.length > 0 ? 'listbox' : undefined}
          aria-controls={isOpen ? (list.listId ?? undefined) : undefined}
          aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
          data-mantine-stop-propagation={isOpen || undefined}
          onChange={({ currentTarget }) => {
            setPutOff(false);
            setReached(0);
            setCaret(currentTarget.selectionStart);
            onType(currentTarget.value);
          }}
          onKeyUp={noteCaret}
          onClick={noteCaret}
          onKeyDown={onKeyDown}
          onBlur={() => setPutOff(true)}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={t('form.mention')}>
          {meant.map(({ id: personId, name }, index) => (
            <Combobox.Option
              key={personId}
              id={`${id}-${index}`}
              value={name}
              aria-selected={index === at}
              selected={index === at}
            >
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
