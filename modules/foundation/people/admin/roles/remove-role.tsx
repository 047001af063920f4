import { useMe } from '@fachwerk/auth/account';
import type { RoleId } from '@fachwerk/auth/contract';
import { fullName } from '@fachwerk/react/avatar';
import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { userApi } from '../../contract.ts';
import { roleApi } from '../../contract-roles.ts';
import { whyNotRemoveRole } from '../../rules/role-changes.ts';
import { whyNotGrant } from '../../rules/user-changes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type KnownRole, useRoleNames } from './role-names.ts';

type Props = { role: KnownRole; book: readonly KnownRole[] };

/** Deletes a role; who has it gets another one in its place. */
export function RemoveRole({ role, book }: Props) {
  const t = useText(adminDe);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} stroke={1.5} />}
        onClick={() => setOpen(true)}
      >
        {t('roles.remove')}
      </Button>
      {isOpen && <RemoveDialog role={role} book={book} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveDialog({ role, book, onClose }: Props & { onClose: () => void }) {
  const t = useText(adminDe);
  const me = useMe();
  const names = useRoleNames();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [replacement, setReplacement] = useState<RoleId | null>(null);
  const remove = useChange(roleApi.remove, { stale: 'nothing', failed: t('kit.delete_failed') });
  const holders = useAsk(userApi.list, { offset: 0, limit: 5, sort: 'name', dir: 'asc', role: role.id }).data;
  const actor = { id: me.id, capabilities: me.capabilities, roles: me.backendRoles };
  const count = holders?.total ?? 0;
  const given = { holders: count, replacement: replacement ?? undefined };
  const refusal = holders ? whyNotRemoveRole(actor, { id: role.id }, given, book) : null;
  const name = names.name(role.id);
  const onRemove = async () => {
    const input = { id: role.id, ...(replacement !== null && { replacement }) };
    const isDone = await remove.mutateAsync(input).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notify(t('roles.removed', { name }));
    await navigate('/admin/settings/roles');
    await client.invalidateQueries();
  };
  const users = holders?.users ?? [];
  const first = users.map(({ contact }) => fullName(contact)).join(', ');
  const more = count - users.length;
  const named = more > 0 ? t('roles.remove.in_use.more', { names: first, count: more }) : first;
  const choices = book.filter(({ id }) => id !== role.id && whyNotGrant(actor, id, { roles: book }) === null);
  return (
    <Dialog title={t('roles.remove.title', { name })} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{count > 0 ? t('roles.remove.in_use', { names: named }) : t('roles.remove.unused')}</Text>
        {count > 0 && (
          <Select
            label={t('roles.remove.replacement')}
            placeholder={t('roles.remove.choose')}
            value={replacement}
            onChange={setReplacement}
            data={choices.map(({ id }) => ({ value: id, label: names.name(id) }))}
          />
        )}
        {refusal && refusal !== 'role.in_use' && (
          <Text size="sm" c="danger">
            {t(refusal)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button
            color="danger"
            disabled={!holders || refusal !== null}
            loading={remove.isPending}
            onClick={() => void onRemove()}
          >
            {t('roles.remove')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
