import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type LimitSubject, limitApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import type { LimitRow } from './limit-rows.ts';
import { useRowName } from './limit-words.ts';

type Props = { row: LimitRow; subject: LimitSubject; onDone: () => void };

/** Inherits again; what was set before can be put back from the notice. */
export function LimitReset({ row, subject, onDone }: Props) {
  const t = useText(adminDe);
  const nameOf = useRowName();
  const save = useChange(limitApi.save);
  const { scope, own, found } = row;
  const what = t(`limits.${subject}`);
  const reset = async () => {
    const saved = await save.mutateAsync({ scope, limits: { [subject]: null }, version: own!.version });
    onDone();
    notify(t('limits.reset.done', { what, name: nameOf(row) }), {
      run: () => save.mutateAsync({ scope, limits: { [subject]: found[subject].value }, version: saved.version }),
    });
  };
  return (
    <Button
      variant="subtle"
      size="xs"
      mt="xs"
      leftSection={<IconArrowBackUp size={16} stroke={1.5} />}
      loading={save.isPending}
      onClick={reset}
    >
      {row.kind === 'network' ? t('limits.reset.default') : t('limits.reset')}
    </Button>
  );
}
