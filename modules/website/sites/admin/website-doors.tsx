import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { SiteSettings } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './website.module.css';

const DOORS = [
  { name: 'domains', to: '/admin/domains', capability: 'domains.manage' },
  { name: 'law', to: '/admin/legal-checks', capability: 'sites.manage' },
  { name: 'media', to: '/admin/media', capability: 'media.manage' },
  { name: 'inquiries', to: '/admin/inquiries', capability: 'inquiries.manage' },
  { name: 'visitors', to: '/admin/visitors', capability: 'visits.read' },
] as const;

/** The site's address, and links to related screens. */
export function WebsiteDoors({ site: { address } }: { site: SiteSettings }) {
  const t = useText(adminDe);
  return (
    <Paper component="nav" withBorder className={classes.doors ?? ''} aria-labelledby="website-doors">
      <Title order={2} size="h4" id="website-doors">
        {t('sites.doors')}
      </Title>
      {address && (
        <Text size="sm" c="dimmed" className={classes.address ?? ''}>
          {t('sites.doors.address', { host: new URL(address).host })}
        </Text>
      )}
      <ul className={classes.door_list}>
        {DOORS.map((door) => (
          <Door key={door.name} {...door} />
        ))}
      </ul>
    </Paper>
  );
}

function Door({ name, to, capability }: (typeof DOORS)[number]) {
  const t = useText(adminDe);
  if (!useMay(capability)) return null;
  return (
    <li>
      <Anchor component={Link} to={to}>
        {t(`sites.doors.${name}`)}
      </Anchor>
      <Text size="sm" c="dimmed">
        {t(`sites.doors.${name}.about`)}
      </Text>
    </li>
  );
}
