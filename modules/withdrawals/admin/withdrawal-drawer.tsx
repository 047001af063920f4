import { useAsk } from '@fachwerk/react/call';
import { isProblem } from '@fachwerk/react/call-problem';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { ErrorState, Loading, NotFound } from '@fachwerk/react/states';
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
  const { data } = asked;
  const isGone = isProblem(asked.error, 'withdrawal.unknown') || isProblem(asked.error, 'input.invalid');
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={data?.name ?? t('withdrawals.one')}
      subtitle={data && <WithdrawalMark state={data.state} />}
      closeTo="/admin/withdrawals"
      width={720}
    >
      {isGone && !data && <NotFound text={t('withdrawals.gone')} />}
      {asked.isError && !data && !isGone && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={8} />}
      {data && (
        <Stack gap="lg" pb="lg">
          <WithdrawalFacts withdrawal={data} />
          <AnswerForm key={`${data.id} ${data.answers.length}`} withdrawal={data} />
        </Stack>
      )}
    </DetailDrawer>
  );
}
