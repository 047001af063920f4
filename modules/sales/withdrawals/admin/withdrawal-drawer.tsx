import { useAsk } from '@fachwerk/react/call';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { withdrawalApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { AnswerForm } from './answer-form.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalMark } from './withdrawal-state.tsx';

/** One withdrawal over the list: what was declared and when, which order it is, what was answered, and the answer. */
export function WithdrawalDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const asked = useAsk(withdrawalApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('withdrawals.one')}
      title={({ name }) => name}
      subtitle={({ state }) => <WithdrawalMark state={state} />}
      gone={t('withdrawals.gone')}
      closeTo="/admin/withdrawals"
      width={720}
    >
      {(withdrawal) => (
        <Stack gap="lg" pb="lg">
          <WithdrawalFacts withdrawal={withdrawal} />
          <AnswerForm key={`${withdrawal.id} ${withdrawal.answers.length}`} withdrawal={withdrawal} />
        </Stack>
      )}
    </RecordDrawer>
  );
}
