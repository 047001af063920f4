import type { Action, ActionKind, RuleChoices } from '../../contract.ts';
import type { ActionForm, ActionProps, Labels } from './action.ts';
import { assign } from './kinds/assign.tsx';
import { card } from './kinds/card.tsx';
import { checklist } from './kinds/checklist.tsx';
import { comment } from './kinds/comment.tsx';
import { due } from './kinds/due.tsx';
import { finishAlerts } from './kinds/finish-alerts.tsx';
import { label } from './kinds/label.tsx';
import { mail } from './kinds/mail.tsx';
import { message } from './kinds/message.tsx';
import { move } from './kinds/move.tsx';
import { webhook } from './kinds/webhook.tsx';

/** One that is missing does not compile. */
const FORMS: { readonly [Kind in ActionKind]: ActionForm<Kind> } = {
  move,
  label,
  assign,
  due,
  checklist,
  comment,
  card,
  mail,
  message,
  webhook,
  finish_alerts: finishAlerts,
};
const formOf = (kind: ActionKind) => FORMS[kind] as ActionForm<ActionKind>;

export const blankAction = (kind: ActionKind, choices: RuleChoices): Action =>
  ({ kind, ...formOf(kind).blank(choices) }) as Action;

export const sayAction = (action: Action, labels: Labels): string => formOf(action.kind).says(action, labels);

export function ActionFields(props: ActionProps<ActionKind>) {
  const { Fields } = formOf(props.action.kind);
  return Fields ? <Fields {...props} /> : null;
}
