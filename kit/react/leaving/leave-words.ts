import { useText } from '../shell/texts.ts';
import type { LeaveWords } from './leave-guard.ts';

/** What is asked about changes that are not saved. */
export function useLeaveLabels(): LeaveWords {
  const t = useText();
  return {
    title: t('form.leave.title'),
    text: t('form.leave.text'),
    confirm: t('form.leave.confirm'),
    cancel: t('form.leave.stay'),
  };
}
