import { alertApi, alertStream } from '@fachwerk/alerts/contract';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useMaySomewhere } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Badge, Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';

/** Whoever looks at walls wants to know what needs somebody: how much it is, and the way there. */
export function AlertsLink() {
  return useMaySomewhere('alerts.read') ? <OpenAlerts /> : null;
}

function OpenAlerts() {
  const t = useText(adminDe);
  const open = useAsk(alertApi.counts, {}).data?.open ?? 0;
  useLiveRefetch({ hints: [alertStream], asks: [alertApi.counts] });
  return (
    <Button
      component={Link}
      to="/admin/alerts"
      variant="default"
      leftSection={<IconBell size={16} stroke={1.5} />}
      rightSection={
        open > 0 && (
          <Badge color="danger" size="md" circle={open < 10}>
            {open}
          </Badge>
        )
      }
    >
      {t('wall.alerts')}
    </Button>
  );
}
