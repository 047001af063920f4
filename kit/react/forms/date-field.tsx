import { LOCALES } from '@fachwerk/base/language';
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../shell/lazy-part.tsx';
import { useLanguage, useText } from '../shell/texts.ts';
import { isDateText, shownDate, typedDate } from './typed-date.ts';

export { isDateText };

// Loaded when first opened.
const DateCalendar = lazyPart(async () => (await import('./date-calendar.tsx')).DateCalendar);

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputContainer'> & {
  /** `2026-11-14`, with `withTime` `2026-11-14T09:30`; empty for none. */
  readonly value?: string | null;
  /** Also gets invalid input as typed: the contract reports it at the field. */
  readonly onChange?: (value: string) => void;
  readonly withTime?: boolean;
  /** For filters, which have no contract: invalid input changes nothing. */
  readonly isFilter?: boolean;
  readonly inputContainer?: unknown;
};

/** Date input in the product's language, not the browser's: typed or picked in a calendar. */
export function DateField(props: Props) {
  const {
    value,
    onChange = () => undefined,
    withTime = false,
    isFilter = false,
    inputContainer: _,
    onBlur,
    ...input
  } = props;
  const t = useText();
  const locale = LOCALES[useLanguage()];
  const [draft, setDraft] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const known = value ?? '';
  const isTypo = isFilter && draft !== null && draft.trim() !== '' && !read(draft, withTime);
  const type = (text: string) => {
    setDraft(text);
    const date = text.trim() === '' ? '' : read(text, withTime);
    if (date !== null) onChange(date);
    else if (!isFilter) onChange(text);
  };
  const choose = (day: string) => {
    const time = known.split('T')[1] ?? '00:00';
    setDraft(null);
    setOpen(false);
    onChange(withTime ? `${day}T${time}` : day);
  };
  const opener = (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          aria-label={t('date.choose')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          disabled={input.disabled ?? false}
        >
          <IconCalendar size={18} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={null}>
          <DateCalendar value={known.slice(0, 10)} onChoose={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      autoComplete="off"
      placeholder={t(withTime ? 'date.example.time' : 'date.example')}
      {...input}
      error={isTypo ? t('date.typo') : input.error}
      value={draft ?? shownDate(known, locale)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        if (!isTypo) setDraft(null);
        onBlur?.(event);
      }}
      rightSection={opener}
      rightSectionPointerEvents="all"
    />
  );
}

const read = (text: string, withTime: boolean) => typedDate(text, { withTime, thisYear: new Date().getFullYear() });
