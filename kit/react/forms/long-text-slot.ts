import type { Language } from '@fachwerk/base/language';
import { slot } from '../shell/slot.tsx';

export type LongTextHelp = {
  readonly label: string;
  readonly text: string;
  /** Language of the text. */
  readonly language: Language;
  readonly onTake: (text: string) => void;
};

/** Writing help below every long text field. In its own file, because the slot is filled with the first screen and the field loads later. */
export const longTextSlot = slot<LongTextHelp>('forms.long_text');
