import { ActionIcon, Code, CopyButton, Group, Text, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useText } from '../shell/texts.ts';
import classes from './copy-value.module.css';

/** A value with a copy button. */
export function CopyValue({ label, value, shown = value }: { label: string; value: string; shown?: string }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <Code className={classes.value ?? ''}>{shown}</Code>
        <CopyIcon label={label} value={value} />
      </Group>
    </div>
  );
}

/** Only the button; `label` names the value. */
export function CopyIcon({ label, value }: { label: string; value: string }) {
  const t = useText();
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t('kit.copied') : t('kit.copy')}>
          <ActionIcon variant="subtle" color="gray" onClick={copy} aria-label={`${t('kit.copy')}: ${label}`}>
            {copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}
