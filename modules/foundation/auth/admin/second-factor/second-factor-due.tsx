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

/** Shown while the company requires a second factor that the user lacks. Outside the shell: nothing else works until it is set up. */
export function SecondFactorDue() {
  const me = useMaybeMe();
  // The steps stay until the recovery codes are confirmed, although the factor is active by then.
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
