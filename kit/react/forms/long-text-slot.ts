import type { Language } from '@fachwerk/base/language';
import { slot } from '../shell/slot.tsx';

export type LongTextHelp = {
  readonly label: string;
  readonly text: string;
  /** What it is written in. */
  readonly language: Language;
  readonly onTake: (text: string) => void;
};

/** Writing help below every long text field. In a file of its own: the slot is filled with the first screen, the field loads later. */
export const longTextSlot = slot<LongTextHelp>('forms.long_text');
