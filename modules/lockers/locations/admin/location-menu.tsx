import { SharedMenu } from '@fachwerk/pricing/parts';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Menu } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { adminDe } from '../texts/admin.de.ts';

export const REVIEW_HASH = '#review-link';

/** What belongs to all locations together. */
export function LocationMenu() {
  const t = useText(adminDe);
  const { pathname, search } = useLocation();
  return (
    <SharedMenu>
      {useMay('locations.manage') && (
        <Menu.Item
          component={Link}
          to={`${pathname}${search}${REVIEW_HASH}`}
          leftSection={<IconStar size={16} stroke={1.5} />}
        >
          {t('review_link.title')}
        </Menu.Item>
      )}
    </SharedMenu>
  );
}
