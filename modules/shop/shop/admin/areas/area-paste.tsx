import { useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { areaApi, MOST_AREAS } from '../../contract-area.ts';
import { areasFromText } from '../../rules/typed-lists.ts';
import { adminDe } from '../../texts/admin.de.ts';

const SHOWN_FAULTS = 5;

/** Many areas at once, from a spreadsheet or a file; what cannot be read is named line by line before anything is sent. */
export function AreaPaste({ onClose }: { onClose: () => void }) {
  const t = useText(adminDe);
  const [text, setText] = useState('');
  const send = useChange(areaApi.import, { isQuiet: true });
  const { areas, faults } = areasFromText(text);
  const isReady = areas.length > 0 && faults.length === 0 && areas.length <= MOST_AREAS;
  const save = async () => {
    try {
      notify(t('areas.pasted', await send.mutateAsync({ areas: [...areas] })));
      onClose();
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <Dialog title={t('areas.paste')} onClose={onClose} size="lg" isKept>
      <Stack gap="md">
        <Text size="sm">{t('areas.paste.about')}</Text>
        <Textarea
          label={t('areas.paste.lines')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          rows={8}
          data-autofocus
          styles={{ input: { fontFamily: 'monospace' } }}
          placeholder={t('areas.paste.example')}
        />
        <FileButton accept=".csv,.txt,.tsv,text/csv" onChange={(file) => void file?.text().then(setText)}>
          {(props) => (
            <Button variant="default" {...props} style={{ justifySelf: 'start' }}>
              {t('areas.paste.file')}
            </Button>
          )}
        </FileButton>
        {faults.length > 0 && (
          <Alert color="warn" role="alert">
            {t('areas.paste.faults', { count: faults.length })}
            <ul>
              {faults.slice(0, SHOWN_FAULTS).map(({ line, text: written }) => (
                <li key={line}>{t('areas.paste.fault', { line, text: written })}</li>
              ))}
            </ul>
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button disabled={!isReady} loading={send.isPending} onClick={() => void save()}>
            {t('areas.paste.save', { count: areas.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
