import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SuspensionReason, type TenantRecord, tenantApi } from '../../contract.ts';
import { whyNotResume, whyNotSuspend } from '../../rules/tenant-rules.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Suspending with its reason, and taking it back. */
export function TenantActions({ tenant }: { tenant: TenantRecord }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const resume = useChange(tenantApi.resume);
  const { name, id } = tenant;
  const run = async () => {
    const question = {
      title: t('tenant.resume.title', { name }),
      text: t('tenant.resume.text'),
      confirm: t('tenant.resume'),
    };
    if (!(await confirm(question))) return;
    await resume.mutateAsync({ companyId: id });
    notify(t('tenant.resumed', { name }));
  };
  return (
    <Group gap="xs">
      {whyNotSuspend(tenant) === null && (
        <Button variant="subtle" color="danger" onClick={() => setOpen(true)}>
          {t('tenant.suspend')}
        </Button>
      )}
      {whyNotResume(tenant) === null && (
        <Button loading={resume.isPending} onClick={() => void run().catch(() => {})}>
          {t('tenant.resume')}
        </Button>
      )}
      <Dialog title={t('tenant.suspend.title', { name })} isOpen={isOpen} onClose={() => setOpen(false)}>
        <SuspendForm tenant={tenant} onClose={() => setOpen(false)} />
      </Dialog>
    </Group>
  );
}

function SuspendForm({ tenant, onClose }: { tenant: TenantRecord; onClose: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(SuspensionReason, { reason: '' });
  const suspend = useChange(tenantApi.suspend, { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t('tenant.suspend')}
      isDanger
      onSave={({ reason }) => suspend.mutateAsync({ companyId: tenant.id, reason })}
      onSaved={() => notify(t('tenant.suspended', { name: tenant.name }))}
      onClose={onClose}
    >
      <Text size="sm">{t('tenant.suspend.text')}</Text>
      <TextInput
        label={t('tenant.reason')}
        {...HELP_BELOW}
        description={t('tenant.reason.help')}
        autoComplete="off"
        data-autofocus
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
