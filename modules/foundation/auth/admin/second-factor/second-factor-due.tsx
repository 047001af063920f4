import { notifyProblem } from '@fachwerk/react/notice';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import type { Me } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useAccountUpkeep, useMaybeMe, useRefreshedMe } from '../account.tsx';
import { Gate } from '../entrance/gate.tsx';
import { dueSlot } from '../slots.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const HOME = '/admin/dashboard';

/** Where one is led while the company demands a second factor that is not there yet. Before the house, not in it: nothing else works. */
export function SecondFactorDue() {
  const me = useMaybeMe();
  // The steps stay until the recovery codes are kept, although the factor is on by then.
  const [wasDue] = useState(me?.isSecondFactorDue ?? false);
  if (!me) return <Navigate to="/login" replace />;
  return wasDue ? <SetUp me={me} /> : <Navigate to={HOME} replace />;
}

function SetUp({ me }: { me: Me }) {
  useAccountUpkeep();
  const t = useText(adminDe);
  const navigate = useNavigate();
  const refresh = useRefreshedMe();
  const goOn = async () => {
    try {
      await refresh();
      navigate(HOME, { replace: true });
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <Gate title={t('factor.due.title')}>
      <Stack gap="lg">
        <SecondFactorSetup
          onDone={() => void goOn()}
          intro={<Text>{t('factor.due.text', { company: me.companyObject.name })}</Text>}
        />
        <InSlot slot={dueSlot} props={{ onDone: () => void goOn() }} />
        <Text size="sm" c="dimmed">
          {t('factor.due.signed_in', { email: me.email })}{' '}
          <Anchor component={Link} to="/logout" underline="always">
            {t('factor.due.sign_out')}
          </Anchor>
        </Text>
      </Stack>
    </Gate>
  );
}
