import { useText } from '@fachwerk/react/texts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCoinEuro, IconDots, IconMapPin, IconRulerMeasure } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { adminDe } from '../texts/admin.de.ts';
import classes from './shared-menu.module.css';

/** Dialogs are in the address behind the #: they can be linked to, and the back button closes them. */
export const SIZES_HASH = '#box-sizes';

/** What belongs to all locations together; a screen may add its own. */
export function SharedMenu({ children }: { children?: ReactNode }) {
  const t = useText(adminDe);
  const { pathname, search } = useLocation();
  const isGroups = pathname.startsWith('/admin/price-groups');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" className={classes.button ?? ''} aria-label={t('price_groups.shared')}>
          <IconDots size={16} stroke={1.5} className={classes.dots} aria-hidden />
          <span className={classes.label}>{t('price_groups.shared')}</span>
          <IconChevronDown size={16} stroke={1.5} className={classes.label} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isGroups ? (
          <Menu.Item component={Link} to="/admin/locations" leftSection={<IconMapPin size={16} stroke={1.5} />}>
            {t('price_groups.to_locations')}
          </Menu.Item>
        ) : (
          <Menu.Item component={Link} to="/admin/price-groups" leftSection={<IconCoinEuro size={16} stroke={1.5} />}>
            {t('price_groups.title')}
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={`${pathname}${search}${SIZES_HASH}`}
          leftSection={<IconRulerMeasure size={16} stroke={1.5} />}
        >
          {t('box_sizes.title')}
        </Menu.Item>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
