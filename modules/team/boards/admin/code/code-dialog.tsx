import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { Code, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Board, boardApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../label/label.module.css';
import { AddCode, CodeRows, Codes } from './code-rows.tsx';

const SCOPES = ['board', 'card'] as const;
type Scope = (typeof SCOPES)[number];

type Props = { readonly board: Board; readonly onChanged: () => void; readonly onClose: () => void };

/** Short codes of the board, which apply to all its cards, and those of single cards. */
export function CodeDialog({ board, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const [scope, setScope] = useState<Scope>('board');
  return (
    <Dialog title={t('desk.codes')} onClose={onClose}>
      <SegmentedControl
        fullWidth
        mb="md"
        aria-label={t('desk.code_scope')}
        data={SCOPES.map((value) => ({ value, label: t(`desk.code_scope.${value}`) }))}
        value={scope}
        onChange={(next) => setScope(next as Scope)}
      />
      <Text size="sm" c="dimmed" mb="sm">
        {t(`desk.code_scope.${scope}_help`)}
      </Text>
      {/* Stays mounted while the other list is shown, so that typed text is not lost. */}
      <div hidden={scope !== 'board'}>
        <BoardCodes board={board} onChanged={onChanged} onClose={onClose} />
      </div>
      {scope === 'card' && <CodesOfCards />}
    </Dialog>
  );
}

function BoardCodes({ board, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const mayEdit = useMay('boards.manage') && !board.isArchived;
  const save = useChange(boardApi.save, { isQuiet: true, stale: 'nothing' });
  const form = useContractForm(Codes, { shortCodes: board.shortCodes });
  const rows = <CodeRows form={form} mayEdit={mayEdit} />;
  const isEmpty = form.values.shortCodes.length === 0;
  if (!mayEdit) return isEmpty ? <Text size="sm">{t('desk.codes_empty')}</Text> : <Stack gap="sm">{rows}</Stack>;
  return (
    <DialogForm
      form={form}
      label={t('kit.save')}
      onSave={({ shortCodes }) => save.mutateAsync({ board: { id: board.id, shortCodes } })}
      onSaved={onChanged}
      onClose={onClose}
    >
      {rows}
      <div>
        <AddCode form={form} />
      </div>
    </DialogForm>
  );
}

function CodesOfCards() {
  const language = useLanguage();
  const asked = useAsk(boardApi.shortCodes, { a: 'card', b: language });
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (asked.isPending) return <Loading lines={4} />;
  return (
    <ul className={classes.rows}>
      {asked.data.shortCodes.map(({ code, about }) => (
        <li key={code} className={classes.row}>
          <Code>{code}</Code>
          <Text size="sm">{about}</Text>
        </li>
      ))}
    </ul>
  );
}
