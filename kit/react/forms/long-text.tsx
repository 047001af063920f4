import type { Language } from '@fachwerk/base/language';
import { Textarea, type TextareaProps } from '@mantine/core';
import type { Ref } from 'react';
import { InSlot } from '../shell/slot.tsx';
import { longTextSlot } from './long-text-slot.ts';

type Props = Omit<TextareaProps, 'label' | 'value'> & {
  label: string;
  value?: string;
  language?: Language;
  /** Takes a text as a whole; without it `onChange` does, as the fields of a contract's form can. */
  onText?: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A text of several lines that customers will read: it is composed, and one may be helped with it. A note among colleagues is a `Textarea`. */
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
