import type { Language } from '@fachwerk/base/language';
import { Textarea, type TextareaProps } from '@mantine/core';
import type { Ref } from 'react';
import { InSlot } from '../shell/slot.tsx';
import { longTextSlot } from './long-text-slot.ts';

type Props = Omit<TextareaProps, 'label' | 'value'> & {
  label: string;
  value?: string;
  language?: Language;
  /** Gets the whole text; defaults to `onChange`, as contract form fields support it. */
  onText?: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Multi-line text for customers, with writing help. For internal notes use `Textarea`. */
export function LongText({ language = 'de', onText, ...props }: Props) {
  const { label, value = '', readOnly, onChange } = props;
  const take = onText ?? (onChange as unknown as (text: string) => void);
  return (
    <div>
      <Textarea {...props} />
      {!readOnly && <InSlot slot={longTextSlot} props={{ label, text: value, language, onTake: take }} />}
    </div>
  );
}
