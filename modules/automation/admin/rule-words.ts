import { useText } from '@fachwerk/react/texts';
import type { Action, RuleInput } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** What a rule does, in a line. */
export function useRuleWords(): (rule: Pick<RuleInput, 'trigger' | 'actions'>) => string {
  const t = useText(adminDe);
  const deed = ({ kind }: Action) => t(`rules.action.${kind}`);
  return ({ trigger, actions }) =>
    `${t('rules.when')} ${t(`rules.trigger.${trigger.kind}`)} → ${actions.map(deed).join(', ')}`;
}
