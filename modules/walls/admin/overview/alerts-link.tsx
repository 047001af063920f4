import { alertApi, alertStream } from '@fachwerk/alerts/contract';
import { askKey, useAsk } from '@fachwerk/react/call';
import { useStream } from '@fachwerk/react/realtime';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Badge, Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';

/** Whoever looks at walls wants to know what needs somebody: how much it is, and the way there. */
export function AlertsLink() {
  return useMay('alerts.read') ? <OpenAlerts /> : null;
}

function OpenAlerts() {
  const t = useText(adminDe);
  const client = useQueryClient();
  const open = useAsk(alertApi.counts, {}).data?.open ?? 0;
  const again = () => void client.invalidateQueries({ queryKey: askKey(alertApi.counts) });
  useStream(alertStream, again, again);
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
