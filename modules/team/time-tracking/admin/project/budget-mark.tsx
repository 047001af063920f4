import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Badge, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Project } from '../../contract.ts';
import { type BudgetTone, budgetPercent, budgetTone } from '../../rules/budget.ts';
import { adminDe } from '../../texts/admin.de.ts';

const LOOKS: Readonly<Record<BudgetTone, { color: string; icon: typeof IconCheck }>> = {
  success: { color: 'ok', icon: IconCheck },
  danger: { color: 'danger', icon: IconAlertTriangle },
};

/** How much of the month's budget is used: coloured from 80 percent on, red above 105 (spec §9), and said in words too. */
export function BudgetMark({ project }: { project: Project }) {
  const t = useText(adminDe);
  const { spentCents, budgetMonthlyCents } = project;
  const percent = budgetPercent(spentCents, budgetMonthlyCents);
  if (percent === null || budgetMonthlyCents === null)
    return (
      <Badge variant="light" color="gray">
        {t('time_log.no_budget')}
      </Badge>
    );
  const tone = budgetTone(percent);
  const look = tone && LOOKS[tone];
  const sum = t('time_log.budget_of', {
    spent: formatMoney(cents(spentCents)),
    budget: formatMoney(cents(budgetMonthlyCents)),
  });
  return (
    <Tooltip label={tone ? `${t(`time_log.budget_tone.${tone}`)}: ${sum}` : sum}>
      <Badge
        variant="light"
        color={look?.color ?? 'gray'}
        tabIndex={0}
        {...(look && { leftSection: <look.icon size={14} stroke={1.5} aria-hidden /> })}
      >
        {t('time_log.budget', { percent: formatNumber(percent, 1) })}
        {tone && <VisuallyHidden>, {t(`time_log.budget_tone.${tone}`)}</VisuallyHidden>}
      </Badge>
    </Tooltip>
  );
}
