import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Domain } from '../contract-domain.ts';
import { isVerified, whyNotActivate, whyNotRemove } from '../rules/domain-states.ts';
import { adminDe } from '../texts/admin.de.ts';
import { DomainForm } from './domain-form.tsx';
import { DomainRecords } from './domain-records.tsx';
import { DomainSteps } from './domain-state.tsx';
import { useDomainActions } from './use-domain-actions.ts';

type Props = { domain: Domain; count: number; ownHost: string };

/** State of a domain, the next step and the DNS records. */
export function DomainSheet({ domain, count, ownHost }: Props) {
  const t = useText(adminDe);
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    const onSaved = ({ host }: Domain) => {
      setRenaming(false);
      notify(t('domains.renamed', { host }));
    };
    return <DomainForm domain={domain} ownHost={ownHost} onSaved={onSaved} onCancel={() => setRenaming(false)} />;
  }
  return (
    <Stack gap="lg" pb="lg">
      <DomainSteps state={domain.state} />
      <Text>{t(`domains.state.${domain.state}.about`)}</Text>
      {domain.isDemo && (
        <Alert color="info" icon={<IconInfoCircle stroke={1.5} />}>
          {t('domains.demo.about')}
        </Alert>
      )}
      <LookNote domain={domain} />
      <MainActions domain={domain} />
      <DomainRecords domain={domain} />
      <OtherActions domain={domain} count={count} onRename={() => setRenaming(true)} />
    </Stack>
  );
}

/** Result of the last DNS check, and whether checks continue automatically. */
function LookNote({ domain }: { domain: Domain }) {
  const t = useText(adminDe);
  const { lastProblem, checkedAt, looksUntil, records } = domain;
  const name = records[0]?.name ?? '';
  if (isVerified(domain)) return null;
  return (
    <Stack gap={4} aria-live="polite">
      {lastProblem && (
        <Alert color="warn" icon={<IconAlertTriangle stroke={1.5} />}>
          {t(`domains.problem.${lastProblem}`, { name })}
        </Alert>
      )}
      <Text size="sm" c="dimmed" component="div">
        {checkedAt && (
          <>
            {t('domains.checked')}: <Ago at={checkedAt} />.{' '}
          </>
        )}
        {looksUntil && t('domains.looks_until', { until: formatDateTime(looksUntil) })}
        {!looksUntil && !domain.isDemo && t('domains.looks_over')}
      </Text>
    </Stack>
  );
}

/** The next step is the primary button. */
function MainActions({ domain }: { domain: Domain }) {
  const t = useText(adminDe);
  const actions = useDomainActions();
  const reason = useId();
  const whyNot = whyNotActivate(domain);
  const state = whyNot
    ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason }
    : { onClick: () => void actions.activate(domain), disabled: actions.isBusy };
  return (
    <Stack gap={6}>
      <Group gap="xs">
        <Button
          variant={isVerified(domain) ? 'default' : 'filled'}
          leftSection={<IconRefresh size={16} stroke={1.5} />}
          loading={actions.isChecking}
          onClick={() => void actions.check(domain)}
        >
          {t('domains.check')}
        </Button>
        {domain.state === 'active' ? (
          <Button variant="default" disabled={actions.isBusy} onClick={() => void actions.deactivate(domain)}>
            {t('domains.deactivate')}
          </Button>
        ) : (
          <Button variant={whyNot ? 'default' : 'filled'} {...state}>
            {t('domains.activate')}
          </Button>
        )}
      </Group>
      {whyNot && (
        <Text size="sm" c="dimmed" id={reason}>
          {t(whyNot)}
        </Text>
      )}
    </Stack>
  );
}

function OtherActions({ domain, count, onRename }: { domain: Domain; count: number; onRename: () => void }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const actions = useDomainActions();
  const reason = useId();
  const whyNot = whyNotRemove(count);
  const state = whyNot
    ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason }
    : { onClick: () => void actions.remove(domain, () => navigate(`/admin/domains${search}`)) };
  return (
    <Stack gap={6}>
      <Group gap="xs">
        <Button variant="default" leftSection={<IconPencil size={16} stroke={1.5} />} onClick={onRename}>
          {t('domains.rename')}
        </Button>
        <Button variant="light" color="danger" leftSection={<IconTrash size={16} stroke={1.5} />} {...state}>
          {t('domains.remove')}
        </Button>
      </Group>
      {whyNot && (
        <Text size="sm" c="dimmed" id={reason}>
          {t(whyNot)}
        </Text>
      )}
    </Stack>
  );
}
