import { Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { type Outbox, type Refused, useRefused } from '../calls/outbox.ts';
import { formatDateTime } from '../display/time.tsx';
import { useText } from '../shell/texts.ts';
import classes from './refused-list.module.css';

type Props<Item extends object> = {
  readonly outbox: Outbox<Item, unknown>;
  readonly isShown: (item: Item) => boolean;
  /** What was done, as the person knows it. */
  readonly nameOf: (item: Item) => string;
};

/** What was done and not taken by the server, until somebody sends it again or drops it. */
export function RefusedList<Item extends object>({ outbox, isShown, nameOf }: Props<Item>) {
  const t = useText();
  const id = useId();
  const refused: readonly Refused<Item>[] = useRefused(outbox).filter(isShown);
  if (refused.length === 0) return null;
  return (
    <section className={classes.refused} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.heading ?? ''}>
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        {t('kit.refused', { count: refused.length })}
      </Title>
      <ul className={classes.rows}>
        {refused.map((item) => (
          <li key={item.id}>
            <div>
              <Text size="sm" fw={500}>
                {nameOf(item)}
              </Text>
              <Text size="sm" c="dimmed">
                {t('kit.refused.about', { at: formatDateTime(new Date(item.at)), reason: item.reason })}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                aria-label={`${t('kit.refused.again')}: ${nameOf(item)}`}
                onClick={() => outbox.sendAgain(item.id)}
              >
                {t('kit.refused.again')}
              </Button>
              <Button
                size="xs"
                variant="subtle"
                color="danger"
                aria-label={`${t('kit.discard')}: ${nameOf(item)}`}
                onClick={() => outbox.discard(item.id)}
              >
                {t('kit.discard')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
