import { localDay } from '@fachwerk/base/format-time';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { formatDate, HOUSE_ZONE, useNow } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCalendarDue, IconCircleCheck, IconCircleMinus, IconCircleX } from '@tabler/icons-react';
import type { Agreement } from '../contract.ts';
import { contractState, daysUntil } from '../rules/contract-period.ts';
import { adminDe } from '../texts/admin.de.ts';

/** The calendar day where the house stands, YYYY-MM-DD. */
export function useToday(): string {
  // Swedish writes days the way ISO does.
  return localDay(useNow(), HOUSE_ZONE);
}

export function formatDay(day: string): string {
  return formatDate(new Date(day), 'UTC');
}

const LOOKS: StateStyles<ReturnType<typeof contractState>> = {
  open: { icon: IconCircleMinus, tone: 'quiet' },
  upcoming: { icon: IconCalendarDue, tone: 'info' },
  running: { icon: IconCircleCheck, tone: 'ok' },
  ending_soon: { icon: IconAlertTriangle, tone: 'warn' },
  over: { icon: IconCircleX, tone: 'danger' },
};

/** Where the contract stands: icon and word, and the day that matters next. */
export function ContractMark({ contract }: { contract: Pick<Agreement, 'contractFrom' | 'contractUntil'> }) {
  const t = useText(adminDe);
  const state = contractState(contract, useToday());
  const details = useContractDetails(contract);
  return (
    <StateMark look={LOOKS[state]}>
      {t(`franchisee.contract.${state}`)}
      {details && (
        <Text component="span" inherit c="dimmed">
          {details}
        </Text>
      )}
    </StateMark>
  );
}

function useContractDetails({ contractFrom, contractUntil }: Pick<Agreement, 'contractFrom' | 'contractUntil'>) {
  const t = useText(adminDe);
  const today = useToday();
  const state = contractState({ contractFrom, contractUntil }, today);
  if (state === 'upcoming' && contractFrom) return t('franchisee.contract.from', { from: formatDay(contractFrom) });
  if (!contractUntil) return null;
  if (state !== 'ending_soon') return t('franchisee.contract.until', { until: formatDay(contractUntil) });
  const count = daysUntil(contractUntil, today);
  return count === 0 ? t('franchisee.contract.last_day') : t('franchisee.contract.days_left', { count });
}
