import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paymentAccountApi } from '../contract-settings.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Whoever comes back from Stripe: it is asked whether all is said there; what is missing is said, with the way on. */
export function useBackFromStripe(): ReactNode {
  const t = useText(adminDe);
  const [search, setSearch] = useSearchParams();
  const [openMark, setOpenMark] = useState<string | null>(null);
  const begin = useChange(paymentAccountApi.beginConnect);
  const finish = useChange(paymentAccountApi.finishConnect);
  const [why, mark] = [search.get('stripe'), search.get('konto')];
  const isAsked = useRef(false);
  const goOn = async (known: string) => window.location.assign((await begin.mutateAsync({ mark: known })).url);
  const look = async (known: string) => {
    const { isConnected } = await finish.mutateAsync({ mark: known });
    if (isConnected) notify(t('payment_accounts.saved', { name: 'Stripe' }));
    else setOpenMark(known);
  };
  useEffect(() => {
    if (!why || !mark || isAsked.current) return;
    isAsked.current = true;
    setSearch({}, { replace: true });
    // What is refused is said by the call itself.
    void (why === 'weiter' ? goOn(mark) : look(mark)).catch(() => undefined);
  });
  if (!openMark) return null;
  return (
    <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />} title={t('payment_accounts.connect_open')}>
      <Button size="xs" mt="xs" loading={begin.isPending} onClick={() => void goOn(openMark).catch(() => undefined)}>
        {t('payment_accounts.connect_go_on')}
      </Button>
    </Alert>
  );
}
