import { useAsk, useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { fieldRefusal } from '@fachwerk/react/field-refusal';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Text, Textarea } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { logApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** The hosts that calls may go to. */
export function AllowedHosts() {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  const asked = useAsk(logApi.allowedHosts, {}, { isEnabled: isOpen });
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        mb="sm"
        leftSection={<IconListCheck size={16} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        {t('requests.hosts')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('requests.hosts')}>
        {asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
        {asked.isPending && <Loading lines={4} />}
        {asked.data && <HostsForm hosts={asked.data.hosts} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

const Values = z.object({ hosts: z.string() });

function HostsForm({ hosts, onClose }: { hosts: readonly string[]; onClose: () => void }) {
  const t = useText(adminDe);
  const save = useChange(logApi.saveAllowedHosts, { isQuiet: true });
  const form = useContractForm(Values, { hosts: hosts.join('\n') });
  const onSave = (values: z.infer<typeof Values>) => {
    const lines = values.hosts.split(/\s+/).filter(Boolean);
    return save.mutateAsync({ hosts: lines }).catch(atLine(lines));
  };
  return (
    <DialogForm
      form={form}
      label={t('kit.save')}
      onSave={onSave}
      onSaved={() => notify(t('kit.saved'))}
      onClose={onClose}
    >
      <Text>{t('requests.hosts.about')}</Text>
      <Textarea
        label={t('requests.hosts.field')}
        description={hosts.length === 0 && t('requests.hosts.none')}
        rows={8}
        resize="vertical"
        data-autofocus
        spellCheck={false}
        {...form.field('hosts')}
      />
    </DialogForm>
  );
}

/** Which line is wrong, and why: the server names its place. */
function atLine(lines: readonly string[]): (error: unknown) => never {
  return (error) => {
    const [field] = error instanceof CallProblem ? error.fields : [];
    const line = lines[Number(field?.path.split('.')[1])];
    throw field && line ? fieldRefusal('hosts', field.code, `${line}: ${field.error}`) : error;
  };
}
