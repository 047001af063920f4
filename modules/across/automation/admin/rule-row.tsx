import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import rows from '@fachwerk/react/rows.module.css';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Group, Switch } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type Rule, type RuleChoices, ruleApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { useRuleLabels } from './rule-words.ts';

type Props = { readonly rule: Rule; readonly choices: RuleChoices; readonly onEdit: () => void };

export function RuleRow({ rule, choices, onEdit }: Props) {
  const t = useText(adminDe);
  const words = useRuleLabels(rule.boardId, choices);
  const confirm = useConfirm();
  const toggle = useChange(ruleApi.toggle);
  const remove = useChange(ruleApi.remove);
  const { id, name, isActive, runs } = rule;
  const removeIt = async () => {
    const question = {
      title: t('rules.remove', { name }),
      text: t('rules.remove_text'),
      confirm: t('kit.delete'),
      isDanger: true,
    };
    if (await confirm(question)) remove.mutate({ id });
  };
  return (
    <li className={rows.row}>
      <Switch
        className={rows.words ?? ''}
        label={name}
        description={`${words(rule)} · ${t(isActive ? 'rules.on' : 'rules.off')} · ${t('rules.runs', { count: runs })}`}
        checked={isActive}
        disabled={toggle.isPending}
        onChange={({ currentTarget }) => toggle.mutate({ id, isActive: currentTarget.checked })}
      />
      <Group gap={4} wrap="nowrap">
        <ActionIcon variant="subtle" color="gray" aria-label={t('rules.edit', { name })} onClick={onEdit}>
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('rules.remove', { name })}
          onClick={() => void removeIt()}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
    </li>
  );
}
