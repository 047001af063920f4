import { useAsk, useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { Dialog } from '@fachwerk/react/dialog';
import { DropArea } from '@fachwerk/react/drop-area';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { useText } from '@fachwerk/react/texts';
import { Button, FileButton, NativeSelect, Stack, Text } from '@mantine/core';
import { IconFileImport, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { importApi, MOST_FILE_BYTES } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../imports.module.css';

export const UPLOAD_HASH = '#hochladen';

const ACCEPT = '.csv,.txt,.tsv,.xls,.xlsx,.ods,.json,.ics';

export function UploadDialog() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(UPLOAD_HASH);
  return (
    <Dialog title={t('imports.upload.title')} isOpen={isOpen} onClose={close}>
      {isOpen && <UploadForm />}
    </Dialog>
  );
}

function UploadForm() {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const asked = useAsk(importApi.kinds, {});
  const upload = useChange(importApi.upload, { isQuiet: true });
  const [kind, setKind] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const refusal = file && file.size > MOST_FILE_BYTES ? t('import.too_large') : problemOf(upload.error);
  const send = async () => {
    if (!file) return;
    const { id } = await upload.mutateAsync({ file, ...(kind && { kind }) });
    await navigate(`/admin/imports/${id}`);
  };
  return (
    <Stack gap="md">
      <Text size="sm">{t('imports.upload.text')}</Text>
      <NativeSelect
        label={t('imports.upload.kind')}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        data={[
          { value: '', label: t('imports.upload.guess') },
          ...(asked.data?.kinds ?? []).map(({ kind: value, name: label }) => ({ value, label })),
        ]}
      />
      <DropArea className={classes.drop} onFiles={([first]) => setFile(first ?? null)}>
        <FileButton accept={ACCEPT} onChange={setFile} inputProps={{ 'aria-label': t('imports.upload.file') }}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconUpload size={16} stroke={1.5} />}>
              {t('imports.upload.choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('imports.upload.drop')}
        </Text>
        <Text size="sm" aria-live="polite">
          {file?.name ?? t('imports.upload.none')}
        </Text>
      </DropArea>
      {refusal && (
        <Text size="sm" role="alert" className={classes.refusal ?? ''}>
          {refusal}
        </Text>
      )}
      <div>
        <Button
          disabled={!file || file.size > MOST_FILE_BYTES}
          loading={upload.isPending}
          onClick={() => void send().catch(() => {})}
          leftSection={<IconFileImport size={16} stroke={1.5} />}
        >
          {t('imports.upload.send')}
        </Button>
      </div>
    </Stack>
  );
}

const problemOf = (error: unknown) => (error instanceof CallProblem ? error.message : null);
