import { GuardedButton } from '@fachwerk/react/guarded-button';
import { BREAKPOINTS } from '@fachwerk/react/tokens';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { type ActionName, useRentalActions } from '@fachwerk/rental-changes/parts';
import { Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';

type Props = { right: AccessRight; onStart: (name: ActionName) => void };

/** What people call about has a button; the rest is in the menu, and what is to be done next above. */
export const IN_REACH: ReadonlySet<ActionName> = new Set(['open', 'swap', 'dates', 'revoke'] as const);

/** On a phone they fill the width: what somebody calls about is never behind the three dots. */
export function ActionBar({ right, onStart }: Props) {
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });
  const actions = useRentalActions(right).filter(({ name }) => IN_REACH.has(name));
  return (
    <Group gap="xs" mb="md" grow={isPhone} preventGrowOverflow={false}>
      {actions.map(({ name, icon: Icon, label, whyNot }) => (
        <GuardedButton
          key={name}
          leftSection={<Icon size={16} stroke={1.5} />}
          label={label}
          whyNot={whyNot}
          onPress={() => onStart(name)}
        />
      ))}
    </Group>
  );
}
