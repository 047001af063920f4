import { leaveVisit, useMe } from '@fachwerk/auth/account';
import { companyStream } from '@fachwerk/companies/contract';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { IconLifebuoy, IconLock } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { companyStatusApi, supportApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { adminSettingsDe } from '../../texts/admin-settings.de.ts';

/** How a bar above all screens looks is the shell's. */
export type Bar = ComponentType<{
  kind: 'warn' | 'info';
  icon: ReactNode;
  action?: string;
  onAction?: () => void;
  children: ReactNode;
}>;

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What everybody in the company has to see: it is suspended, the operator was let in, or one is here as its guest. */
export function CompanyStatusBars({ Bar }: { Bar: Bar }) {
  const t = useText(adminSettingsDe);
  const { visit } = useMe();
  const standing = useAsk(companyStatusApi.show, {}).data;
  useLiveRefetch({ hints: [companyStream] });
  if (!standing) return null;
  const { suspension, support } = standing;
  return (
    <>
      {suspension && (
        <Bar kind="warn" icon={<IconLock {...ICON} />}>
          {t('standing.suspended', { since: formatDateTime(suspension.since), reason: suspension.reason })}
        </Bar>
      )}
      {visit ? (
        <VisitBar Bar={Bar} />
      ) : (
        support && (
          <SupportBar Bar={Bar}>
            {t(`standing.support.${support.mode}`, { until: formatDateTime(support.endsAt) })}
          </SupportBar>
        )
      )}
    </>
  );
}

function VisitBar({ Bar }: { Bar: Bar }) {
  const t = useText(adminSettingsDe);
  const { visit, companyObject } = useMe();
  if (!visit) return null;
  const params = { company: companyObject.name, until: formatDateTime(visit.endsAt) };
  return (
    <Bar kind="warn" icon={<IconLifebuoy {...ICON} />} action={t('standing.visit.leave')} onAction={leaveVisit}>
      {t(`standing.visit.${visit.mode}`, params)}
    </Bar>
  );
}

function SupportBar({ Bar, children }: { Bar: Bar; children: ReactNode }) {
  const t = useText(adminDe);
  const mayEnd = useMay('support.grant');
  const revoke = useChange(supportApi.revoke);
  const end = async () => {
    await revoke.mutateAsync({});
    notify(t('support.revoked'));
  };
  const action = mayEnd && { action: t('standing.support.end'), onAction: () => void end().catch(() => {}) };
  return (
    <Bar kind="info" icon={<IconLifebuoy {...ICON} />} {...action}>
      {children}
    </Bar>
  );
}
