import { downloadText } from '@fachwerk/react/download';
import { useLeaveGuard } from '@fachwerk/react/leave-guard';
import { StepHead } from '@fachwerk/react/step-head';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Button, Checkbox, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useMe } from '../account.tsx';
import classes from './recovery-codes.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** Access without the phone. Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useText(adminDe);
  const me = useMe();
  const [isKept, setKept] = useState(false);
  // The codes are never shown again: leaving before confirming asks.
  const leaving = useMemo(
    () => ({
      title: t('factor.codes.leave.title'),
      text: t('factor.codes.leave.text'),
      confirm: t('factor.codes.leave'),
      cancel: t('factor.codes.stay'),
    }),
    [t],
  );
  const guard = useLeaveGuard(true, { words: leaving });
  const about = t('factor.codes.of', { email: me.email, company: me.companyObject.name });
  const text = [about, formatDate(new Date()), '', ...codes, '', t('factor.codes.once')].join('\r\n');
  const done = () => {
    guard.release();
    onDone();
  };
  return (
    <Stack gap="md">
      <StepHead at={3} of={3} title={t('factor.codes.title')}>
        {t('factor.codes.text')}
      </StepHead>
      <div className={classes.sheet}>
        <Text size="xs" c="dimmed">
          {about}
        </Text>
        <ol className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <Text size="xs" c="dimmed">
          {t('factor.codes.once')}
        </Text>
      </div>
      <Group gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck size={16} stroke={1.5} /> : <IconCopy size={16} stroke={1.5} />}
            >
              {copied ? t('kit.copied') : t('kit.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} />}
          onClick={() => downloadText(t('factor.codes.file'), text, 'text/plain;charset=utf-8')}
        >
          {t('factor.codes.download')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} stroke={1.5} />} onClick={() => window.print()}>
          {t('factor.codes.print')}
        </Button>
      </Group>
      <Checkbox
        label={t('factor.codes.kept')}
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Group>
        <Button onClick={isKept ? done : undefined} {...(!isKept && { 'data-disabled': true, 'aria-disabled': true })}>
          {t('factor.codes.done')}
        </Button>
      </Group>
    </Stack>
  );
}
