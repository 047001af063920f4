import { useEveryText, useText } from '@fachwerk/react/texts';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import classes from './editor.module.css';
import type { Draft } from './use-draft.ts';

/** Who else is here, what the server does not take, and what two people have written in one place. */
export function EditorNotes({ draft }: { draft: Draft }) {
  const t = useText(adminDe);
  useEveryText();
  const { others, refusal, conflicts } = draft;
  const hasConflict = conflicts.blocks.length + conflicts.fields.length > 0;
  if (others.length === 0 && !refusal && !hasConflict) return null;
  return (
    <div className={classes.notes}>
      {others.length > 0 && (
        <Text size="sm" role="status" component="div">
          <IconUsers size={16} stroke={1.5} aria-hidden className={classes.savingIcon ?? ''} />{' '}
          {t('editor.others', { names: others.map(({ name }) => name).join(', ') })}
        </Text>
      )}
      {refusal && (
        <Alert color="danger" role="alert" icon={<IconAlertTriangle stroke={1.5} />} title={t('editor.refused')}>
          {refusal}
        </Alert>
      )}
      {hasConflict && <ConflictPanel draft={draft} />}
    </div>
  );
}
