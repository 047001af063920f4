import { useText } from '@fachwerk/react/texts';
import type { Condition, RuleChoices, RuleInput, Trigger } from '../contract.ts';
import { isOfWords } from '../rules/fit.ts';
import { adminDe } from '../texts/admin.de.ts';
import { sayAction } from './action/action-forms.tsx';
import { useOptions } from './condition-rows.tsx';

type Sentence = Pick<RuleInput, 'trigger' | 'conditions' | 'actions' | 'delayMinutes'>;
/** So much of a longer text tells two rules apart. */
const MOST_LETTERS = 60;

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1)}…` : line;
};

/** A rule read as a sentence: everything in it by which two rules can differ. */
export function useRuleLabels(boardId: string, choices: RuleChoices | undefined): (rule: Sentence) => string {
  const t = useText(adminDe);
  const known = choices ?? { columns: [], labels: [], people: [], hosts: [] };
  const optionsOf = useOptions(boardId, known);
  const nameIn = (all: readonly { id: string; name: string }[], id: string) =>
    all.find((each) => each.id === id)?.name ?? t('rules.says.gone');

  const when = (trigger: Trigger): string => {
    switch (trigger.kind) {
      case 'card_moved': {
        const { columnId } = trigger;
        return columnId === null
          ? t('rules.trigger.card_moved')
          : t('rules.says.card_moved', { name: nameIn(known.columns, columnId) });
      }
      case 'label_set':
        return t('rules.says.label_set', { name: nameIn(known.labels, trigger.labelId) });
      case 'due_soon':
        return trigger.days === 0 ? t('rules.says.due_today') : t('rules.says.due_soon', { count: trigger.days });
      case 'order_status':
        return t('rules.says.order_status', { name: t(`order.status.${trigger.status}` as 'rules.status') });
      case 'weekly': {
        const days = trigger.weekdays.map((day) => t(`rules.weekday.${day}` as 'rules.weekday.1'));
        return t('rules.says.weekly', { days: days.join(', '), hour: trigger.hour });
      }
      case 'card_added':
      case 'alert_raised':
      case 'rental_overrun':
      case 'message_received':
      case 'form_sent':
        return t(`rules.trigger.${trigger.kind}`);
    }
  };

  const provided = ({ field, isNot, values }: Condition): string => {
    const compared = isOfWords(field)
      ? (['rules.if.has', 'rules.if.has_not'] as const)
      : (['rules.if.yes', 'rules.if.no'] as const);
    const options = isOfWords(field) ? [] : optionsOf(field);
    const shown = values.map((value) => {
      const name = isOfWords(field) ? value : options.find((option) => option.value === value)?.label;
      return t('rules.says.quoted', { text: name ?? t('rules.says.gone') });
    });
    return [t(`rules.field.${field}`), t(compared[isNot ? 1 : 0]), shown.join(` ${t('rules.says.or')} `)].join(' ');
  };

  return ({ trigger, conditions, actions, delayMinutes }) => {
    const begin = `${t('rules.when')} ${when(trigger)}`;
    const only = conditions.map(provided).join(` ${t('rules.says.and')} `);
    const wait = delayMinutes > 0 ? t('rules.says.delay', { time: waited(delayMinutes, t) }) : '';
    const first = [begin, only && `${t('rules.says.if')} ${only}`, wait].filter(Boolean).join(', ');
    return `${first} → ${actions.map((action) => sayAction(action, { t, choices: known, nameIn, short })).join('; ')}`;
  };
}

type Count = (key: 'rules.says.minutes' | 'rules.says.hours' | 'rules.says.days', params: { count: number }) => string;

/** In the largest unit that has no rest. */
function waited(minutes: number, t: Count): string {
  if (minutes % 1440 === 0) return t('rules.says.days', { count: minutes / 1440 });
  return minutes % 60 === 0
    ? t('rules.says.hours', { count: minutes / 60 })
    : t('rules.says.minutes', { count: minutes });
}
