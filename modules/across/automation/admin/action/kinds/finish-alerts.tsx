import type { ActionForm } from '../action.ts';

export const finishAlerts: ActionForm<'finish_alerts'> = {
  blank: () => ({}),
  says: (_action, { t }) => t('rules.action.finish_alerts'),
};
