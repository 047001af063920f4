import { useMaybeMe } from '@fachwerk/auth/account';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Chip, Fieldset, Group, Text } from '@mantine/core';
import { simulationApi } from '../../contract-simulation.ts';
import { CONTROLLER_FAULTS, LOCK_FAULTS } from '../../rules/simulation.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = {
  readonly controllerId: string;
  /** Channel of a lock; null for the controller itself. */
  readonly lock: number | null;
};

/** Triggers faults of virtual hardware in a demo company, unless real devices are connected. */
export function SimulationPanel(props: Props) {
  const isDemo = useMaybeMe()?.companyObject.isDemo;
  const mayService = useMay('locks.service');
  return isDemo && mayService ? <Faults {...props} /> : null;
}

function Faults({ controllerId, lock }: Props) {
  const t = useText(adminDe);
  const known = useAsk(simulationApi.faults, {});
  const simulate = useChange(simulationApi.simulate);
  const on = new Set(
    known.data?.faults
      .filter((each) => each.controllerId === controllerId && each.lock === lock)
      .map(({ fault }) => fault),
  );
  // Hidden until it is known that the controller is virtual.
  if (!known.data?.controllerIds.includes(controllerId)) return null;
  return (
    <Fieldset legend={t('simulation.title')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('simulation.about')}
      </Text>
      <Group gap="xs">
        {(lock === null ? CONTROLLER_FAULTS : LOCK_FAULTS).map((fault) => (
          <Chip
            key={fault}
            variant="outline"
            checked={on.has(fault)}
            disabled={simulate.isPending}
            onChange={(isOn) => simulate.mutate({ controllerId, lock, fault, isOn })}
          >
            {t(`simulation.fault.${fault}`)}
          </Chip>
        ))}
      </Group>
    </Fieldset>
  );
}
