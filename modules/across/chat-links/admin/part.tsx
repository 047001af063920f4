import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}
