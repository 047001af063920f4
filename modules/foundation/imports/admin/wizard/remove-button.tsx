import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { type Import, importApi } from '../../contract.ts';
import { whyNot } from '../../rules/import.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Only before anything is written. */
export function RemoveButton({ found }: { found: Import }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const remove = useChange(importApi.remove);
  if (whyNot('remove', found)) return null;
  const ask = async () => {
    const question = { title: t('imports.remove.title'), text: t('imports.remove.text'), confirm: t('imports.remove') };
    if (!(await confirm({ ...question, isDanger: true }))) return;
    await remove.mutateAsync({ id: found.id });
    notify(t('imports.removed'));
    await navigate('/admin/imports');
  };
  return (
    <Button
      variant="default"
      loading={remove.isPending}
      leftSection={<IconTrash size={16} stroke={1.5} />}
      onClick={() => void ask().catch(() => {})}
    >
      {t('imports.remove')}
    </Button>
  );
}
