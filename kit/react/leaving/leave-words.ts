import { useText } from '../shell/texts.ts';
import type { LeaveWords } from './leave-guard.ts';

/** Labels of the question about unsaved changes. */
export function useLeaveLabels(): LeaveWords {
  const t = useText();
  return {
    title: t('form.leave.title'),
    text: t('form.leave.text'),
    confirm: t('form.leave.confirm'),
    cancel: t('form.leave.stay'),
  };
}
