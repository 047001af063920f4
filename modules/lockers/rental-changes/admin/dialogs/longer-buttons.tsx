import { locationApi } from '@fachwerk/locations/contract';
import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Button, Group } from '@mantine/core';
import type { AccessRight } from '../../contract.ts';
import { longerEnds } from '../../rules/longer.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = { right: AccessRight; onChoose: (endsAt: Date) => void };

/** What callers ask for, in one press; what it costs and whether it fits stands below as for any other end. */
export function LongerButtons({ right, onChoose }: Props) {
  const t = useText(adminDe);
  const now = useNow();
  const mayRead = useMay('locations.read');
  const { data } = useAsk(
    locationApi.list,
    { locationId: right.locationId, orderBy: 'name', dir: 'asc' },
    { isEnabled: mayRead },
  );
  const hours = data?.locations.find(({ id }) => id === right.locationId)?.openingHours;
  return (
    <Group gap="xs" role="group" aria-label={t('access_rights.longer')}>
      {longerEnds(right, now, hours).map(([name, endsAt]) => (
        <Button key={name} variant="default" size="compact-md" onClick={() => onChoose(endsAt)}>
          {t(`access_rights.longer.${name}`)}
        </Button>
      ))}
    </Group>
  );
}
