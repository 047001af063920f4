import { redirectApi } from '@fachwerk/pages/contract-place';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Group, Paper, Table, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';

/** Addresses that were printed, linked or kept somewhere, and where they lead now. */
export function RedirectList() {
  const t = useText(adminDe);
  const [isAdding, setAdding] = useState(false);
  const asked = useAsk(redirectApi.list, {});
  const redirects = asked.data?.redirects;
  const add = (
    <Button variant="default" leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setAdding(true)}>
      {t('redirects.add')}
    </Button>
  );
  return (
    <>
      <Group justify="space-between" mb="md" gap="sm">
        <Text c="dimmed" maw={560}>
          {t('redirects.about')}
        </Text>
        {add}
      </Group>
      {asked.isError && !redirects && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={5} />}
      {redirects?.length === 0 && <Empty title={t('redirects.empty.title')} text={t('redirects.empty.text')} />}
      {redirects && redirects.length > 0 && (
        <Paper withBorder>
          <Table.ScrollContainer minWidth={420}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('redirects.from')}</Table.Th>
                  <Table.Th>{t('redirects.to')}</Table.Th>
                  <Table.Th ta="right">{t('redirects.hits')}</Table.Th>
                  <Table.Th aria-label={t('redirects.remove')} />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {redirects.map((redirect) => (
                  <Table.Tr key={redirect.id}>
                    <Table.Td>/{redirect.from}</Table.Td>
                    <Table.Td>{redirect.to}</Table.Td>
                    <Table.Td ta="right">{redirect.hits}</Table.Td>
                    <Table.Td ta="right">
                      <RemoveRedirect redirectId={redirect.id} from={redirect.from} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Paper>
      )}
      {isAdding && <RedirectDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function RemoveRedirect({ redirectId, from }: { redirectId: string; from: string }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const remove = useChange(redirectApi.remove);
  const ask = async () => {
    const question = { title: t('redirects.remove.title', { from }), text: t('redirects.remove.text') };
    if (await confirm({ ...question, confirm: t('redirects.remove.confirm'), isDanger: true }))
      remove.mutate({ redirectId });
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('redirects.remove.one', { from })}
      onClick={() => void ask()}
    >
      <IconTrash size={18} stroke={1.5} />
    </ActionIcon>
  );
}

function RedirectDialog({ onClose }: { onClose: () => void }) {
  const t = useText(adminDe);
  const save = useChange(redirectApi.save, { isQuiet: true });
  const form = useContractForm(redirectApi.save.input, { from: '', to: '' });
  return (
    <Dialog title={t('redirects.add')} onClose={onClose}>
      <DialogForm form={form} label={t('kit.save')} onSave={(checked) => save.mutateAsync(checked)} onClose={onClose}>
        <TextInput
          label={t('redirects.from')}
          description={t('redirects.from.help')}
          {...HELP_BELOW}
          leftSection="/"
          required
          data-autofocus
          {...form.field('from')}
        />
        <TextInput
          label={t('redirects.to')}
          description={t('redirects.to.help')}
          {...HELP_BELOW}
          required
          {...form.field('to')}
        />
      </DialogForm>
    </Dialog>
  );
}
