import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconLock, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './action-row.module.css';

type Props = {
  title: ReactNode;
  /** Describes the action beforehand. */
  text: ReactNode;
  label: string;
  icon: TablerIcon;
  run: () => void;
  isDanger?: boolean;
  isBusy?: boolean;
  /** Disables the button; the reason is shown below, not only on hover. */
  whyNot?: string | null;
  /** 3 in a drawer, 2 on a page. */
  headingLevel?: 2 | 3;
};

export function ActionRow({
  title,
  text,
  label,
  icon: Icon,
  run,
  isDanger = false,
  isBusy = false,
  whyNot,
  headingLevel = 3,
}: Props) {
  const reason = useId();
  const state = whyNot
    ? { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': reason }
    : { onClick: run, disabled: isBusy };
  return (
    <div className={classes.row}>
      <Stack gap={2} className={classes.words ?? ''}>
        <Title order={headingLevel} size="h3">
          {title}
        </Title>
        <Text size="sm" c="dimmed" component="div">
          {text}
        </Text>
        {whyNot && (
          <Group gap={6} wrap="nowrap" align="flex-start" mt={4}>
            <IconLock size={16} stroke={1.5} className={classes.lock ?? ''} aria-hidden />
            <Text size="sm" id={reason}>
              {whyNot}
            </Text>
          </Group>
        )}
      </Stack>
      <Button
        variant={isDanger ? 'light' : 'default'}
        {...(isDanger && { color: 'danger' })}
        leftSection={<Icon size={16} stroke={1.5} />}
        className={classes.button ?? ''}
        {...state}
      >
        {label}
      </Button>
    </div>
  );
}
