import type { Limits } from '@fachwerk/companies/contract-tenancy';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { Fact, Facts } from '@fachwerk/react/facts';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, NumberInput, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type TenantRecord, tenantApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

const KEYS = ['users', 'locations', 'items', 'mailsPerDay', 'mediaMegabytes'] as const;
/** What their numbers mean is not plain. */
const EXPLAINED = ['mailsPerDay', 'mediaMegabytes'] as const;

/** An empty field is no limit. */
const Field = z.union([z.literal(''), z.int('field.integer').check(z.minimum(0, 'field.too_small'))]);
const LimitFields = z.object({
  users: Field,
  locations: Field,
  items: Field,
  mailsPerDay: Field,
  mediaMegabytes: Field,
});
type LimitFields = z.infer<typeof LimitFields>;

const asLimit = (typed: number | '') => (typed === '' ? null : typed);
const limitsFrom = ({ users, locations, items, mailsPerDay, mediaMegabytes }: LimitFields): Limits => ({
  users: asLimit(users),
  locations: asLimit(locations),
  items: asLimit(items),
  mailsPerDay: asLimit(mailsPerDay),
  mediaMegabytes: asLimit(mediaMegabytes),
});

export function TenantLimits({ tenant }: { tenant: TenantRecord }) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="xs" align="flex-start">
      <Title order={3} size="h4">
        {t('tenant.limits')}
      </Title>
      <Facts>
        {KEYS.map((key) => (
          <Fact key={key} name={t(`tenant.limit.${key}`)}>
            {String(tenant.limits[key] ?? t('tenant.limits.none'))}
          </Fact>
        ))}
      </Facts>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('tenant.limits.edit')}
      </Button>
      <Dialog title={t('tenant.limits')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <LimitsForm tenant={tenant} onClose={() => setOpen(false)} />
      </Dialog>
    </Stack>
  );
}

function LimitsForm({ tenant, onClose }: { tenant: TenantRecord; onClose: () => void }) {
  const t = useText(adminDe);
  const { users, locations, items, mailsPerDay, mediaMegabytes } = tenant.limits;
  const form = useContractForm(LimitFields, {
    users: users ?? '',
    locations: locations ?? '',
    items: items ?? '',
    mailsPerDay: mailsPerDay ?? '',
    mediaMegabytes: mediaMegabytes ?? '',
  });
  const save = useChange(tenantApi.limit, { isQuiet: true });
  return (
    <DialogForm
      form={form}
      label={t('tenant.limits.edit')}
      onSave={(typed) => save.mutateAsync({ companyId: tenant.id, limits: limitsFrom(typed) })}
      onSaved={() => notify(t('tenant.limits.saved'))}
      onClose={onClose}
    >
      <Text size="sm">{t('tenant.limits.help')}</Text>
      {KEYS.map((key) => {
        const explained = EXPLAINED.find((each) => each === key);
        return (
          <NumberInput
            key={key}
            label={t(`tenant.limit.${key}`)}
            {...HELP_BELOW}
            {...(explained && { description: t(`tenant.limit.${explained}.help`) })}
            min={0}
            allowDecimal={false}
            hideControls
            {...form.field(key)}
          />
        );
      })}
    </DialogForm>
  );
}
