import { useMay } from '@fachwerk/react/session';
import { StateMark, type StateStyle } from '@fachwerk/react/state-mark';
import { Empty } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Franchisee } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './franchisee.module.css';

/** The places a franchisee runs; each leads to its own page. */
export function FranchiseeLocations({ franchisee }: { franchisee: Franchisee }) {
  const t = useText(adminDe);
  const mayAdd = useMay('locations.manage');
  if (franchisee.locations.length === 0) {
    const action = mayAdd && (
      <Button component={Link} to="/admin/locations/new">
        {t('franchisee.locations.empty.action')}
      </Button>
    );
    return <Empty title={t('franchisee.locations.empty')} action={action} />;
  }
  return (
    <ul className={classes.rows} aria-label={t('franchisee.tab.locations')}>
      {franchisee.locations.map(({ id, name, city, isActive }) => {
        const look: StateStyle = isActive ? { icon: IconEye, tone: 'ok' } : { icon: IconEyeOff, tone: 'quiet' };
        return (
          <li key={id}>
            <div className={classes.who}>
              <Anchor component={Link} to={`/admin/locations/${id}`} fw={500}>
                {name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {city}
              </Text>
            </div>
            <StateMark look={look}>
              {isActive ? t('franchisee.locations.active') : t('franchisee.locations.inactive')}
            </StateMark>
          </li>
        );
      })}
    </ul>
  );
}
