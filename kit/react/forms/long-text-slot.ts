import type { Language } from '@fachwerk/base/language';
import { slot } from '../shell/slot.tsx';

export type LongTextHelp = {
  readonly label: string;
  readonly text: string;
  /** What it is written in. */
  readonly language: Language;
  readonly onTake: (text: string) => void;
};

/** Under every long text: who helps to write it. In a file of its own: whoever fills it is there from the first screen on, the field is not. */
export const longTextSlot = slot<LongTextHelp>('forms.long_text');
