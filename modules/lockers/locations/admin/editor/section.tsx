import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section.module.css';

type Props = { id: string; title: string; about?: string; children: ReactNode };

/** One part of a long form: a heading, what it is for, its fields. */
export function Section({ id, title, about, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <Title order={2} id={`${id}-title`}>
        {title}
      </Title>
      {about && (
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      )}
      <Stack gap="md" mt="md">
        {children}
      </Stack>
    </section>
  );
}
