import { BREAKPOINTS } from '@fachwerk/react/tokens';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { type ActionName, type RentalAction, useRentalActions } from '@fachwerk/rental-changes/parts';
import { Button, Group, Tooltip } from '@mantine/core';
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
      {actions.map((action) => (
        <ActionButton key={action.name} action={action} onStart={onStart} />
      ))}
    </Group>
  );
}

/** Greyed, but still to be reached: the reason is its tooltip and its description. */
function ActionButton({ action, onStart }: { action: RentalAction; onStart: Props['onStart'] }) {
  const { name, icon: Icon, label, whyNot } = action;
  const look = { variant: 'default', size: 'sm', leftSection: <Icon size={16} stroke={1.5} /> } as const;
  if (whyNot !== null) {
    return (
      <Tooltip label={whyNot} events={{ hover: true, focus: true, touch: true }}>
        <Button
          {...look}
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
  return (
    <Button {...look} onClick={() => onStart(name)}>
      {label}
    </Button>
  );
}
