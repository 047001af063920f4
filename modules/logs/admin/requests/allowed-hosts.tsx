import { useAsk, useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { Dialog } from '@fachwerk/react/dialog';
import { notify, wordsOf } from '@fachwerk/react/notice';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
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
        {asked.data && <HostsForm hosts={asked.data.hosts} onSaved={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function HostsForm({ hosts, onSaved }: { hosts: readonly string[]; onSaved: () => void }) {
  const t = useText(adminDe);
  const save = useChange(logApi.saveAllowedHosts, { isQuiet: true });
  const [text, setText] = useState(hosts.join('\n'));
  const lines = text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await save.mutateAsync({ hosts: lines }).catch(() => null);
    if (!saved) return;
    notify(t('kit.saved'));
    onSaved();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>{t('requests.hosts.about')}</Text>
        <Textarea
          label={t('requests.hosts.field')}
          description={hosts.length === 0 && t('requests.hosts.none')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={save.isError && refusalOf(save.error, lines)}
          rows={8}
          resize="vertical"
          data-autofocus
          spellCheck={false}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t('kit.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Which line is wrong, and why: the server names its place. */
function refusalOf(error: unknown, lines: readonly string[]): string {
  const [field] = error instanceof CallProblem ? error.fields : [];
  const line = lines[Number(field?.path.split('.')[1])];
  return field && line ? `${line}: ${field.error}` : wordsOf(error).text;
}
