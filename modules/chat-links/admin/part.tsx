import { Button, type ButtonProps, Stack, Title, Tooltip } from '@mantine/core';
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

type Props = { readonly label: string; readonly whyNot: string | null; readonly onPress: () => void };

const LOOK = { variant: 'default', size: 'compact-sm' } as const satisfies ButtonProps;

/** Greyed, but still to be reached: the reason is its tooltip and its description. */
export function GuardedButton({ label, whyNot, onPress }: Props) {
  if (whyNot === null) {
    return (
      <Button {...LOOK} onClick={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip label={whyNot} events={{ hover: true, focus: true, touch: true }}>
      <Button
        {...LOOK}
        data-disabled
        aria-disabled
        aria-description={whyNot}
        onClick={(event) => event.preventDefault()}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
