import { StateMark } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import type { TenantRecord } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

export const stateOf = ({ suspendedAt }: Pick<TenantRecord, 'suspendedAt'>) => (suspendedAt ? 'suspended' : 'active');

export function TenantState({ tenant }: { tenant: TenantRecord }) {
  const t = useText(adminDe);
  const look = tenant.suspendedAt
    ? ({ icon: IconLock, tone: 'danger' } as const)
    : ({ icon: IconCircleCheck, tone: 'ok' } as const);
  return <StateMark look={look}>{t(`tenant.state.${stateOf(tenant)}`)}</StateMark>;
}
