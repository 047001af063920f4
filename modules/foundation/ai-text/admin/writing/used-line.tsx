import type { Output } from '@fachwerk/base/contract';
import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import type { aiTextApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** What the company has used this month, and what it cost where a price is known. */
export function UsedLine({ state }: { state: Output<typeof aiTextApi.state> }) {
  const t = useText(adminDe);
  const words = [
    t('ai_text.used', { count: state.texts }),
    t('ai_text.used_limit', { percent: state.usedPercent }),
    ...(state.costCents > 0 ? [formatMoney(cents(Math.ceil(state.costCents)))] : []),
  ];
  return (
    <Text size="xs" c="dimmed" className="tabular">
      {words.join(' · ')}
    </Text>
  );
}
