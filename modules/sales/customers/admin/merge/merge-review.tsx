import { useAsk, useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconArrowsExchange } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { type MergePreview, mergeApi } from '../../contract-merge.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useCustomerName } from '../customer-state.tsx';
import classes from './merge.module.css';
import { MergeTable } from './merge-table.tsx';

type Props = { keptId: string; otherId: string; onSwap: () => void; onBack: () => void; onDone: () => void };

/** Both side by side, what of each stays, and what cannot be taken back. */
export function MergeReview({ keptId, otherId, ...ways }: Props) {
  const asked = useAsk(mergeApi.preview, { id: keptId, otherId }, { keepPrevious: true });
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Loading lines={10} />;
  return <Review preview={asked.data} {...ways} />;
}

type ReviewProps = Omit<Props, 'keptId' | 'otherId'> & { preview: MergePreview };

function Review({ preview, onSwap, onBack, onDone }: ReviewProps) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const nameOf = useCustomerName();
  const merge = useChange(mergeApi.merge);
  const { kept, other, merged } = preview;
  const go = async () => {
    const done = await merge.mutateAsync({ id: kept.id, otherId: other.id }).catch(() => null);
    if (!done) return;
    onDone();
    navigate(`/admin/customers/${done.id}`);
    notify(t('customers.merge.done', { name: nameOf(done) }));
  };
  const address = other.email && other.email !== merged.email ? other.email : '';
  return (
    <>
      <MergeTable preview={preview} />
      <Button
        variant="default"
        size="sm"
        mt="sm"
        leftSection={<IconArrowsExchange size={16} stroke={1.5} />}
        onClick={onSwap}
      >
        {t('customers.merge.swap')}
      </Button>
      <Alert
        color="warn"
        icon={<IconAlertTriangle stroke={1.5} />}
        mt="md"
        title={t('customers.merge.final', { name: nameOf(other), kept: nameOf(kept) })}
      >
        <ul className={classes.consequences}>
          <li>{t('customers.merge.moves')}</li>
          {address && <li>{t('customers.merge.address', { email: address, kept: merged.email })}</li>}
          {other.newsletter !== merged.newsletter && <li>{t('customers.merge.newsletter')}</li>}
          {merged.blockedAt && <li>{t('customers.merge.blocked', { reason: merged.blockedReason })}</li>}
        </ul>
      </Alert>
      <Group justify="space-between" mt="lg" gap="sm">
        <Button variant="subtle" color="gray" c="dimmed" onClick={onBack}>
          {t('kit.back')}
        </Button>
        <Button color="danger" loading={merge.isPending} onClick={() => void go()}>
          {t('customers.merge.go')}
        </Button>
      </Group>
    </>
  );
}
