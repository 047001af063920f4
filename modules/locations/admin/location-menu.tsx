import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCoinEuro, IconDots, IconMapPin, IconRulerMeasure, IconStar } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { de } from '../texts/de.ts';
import classes from './location-menu.module.css';

/** Dialogs are in the address behind the #: they can be linked to, and the back button closes them. */
export const SIZES_HASH = '#box-sizes';
export const REVIEW_HASH = '#review-link';

/** What belongs to all locations together. */
export function LocationMenu() {
  const t = useText(de);
  const { pathname, search } = useLocation();
  const mayManage = useMay('locations.manage');
  const isGroups = pathname.startsWith('/admin/price-groups');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" className={classes.button ?? ''} aria-label={t('locations.shared')}>
          <IconDots size={16} stroke={1.5} className={classes.dots} aria-hidden />
          <span className={classes.label}>{t('locations.shared')}</span>
          <IconChevronDown size={16} stroke={1.5} className={classes.label} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isGroups ? (
          <Menu.Item component={Link} to="/admin/locations" leftSection={<IconMapPin size={16} stroke={1.5} />}>
            {t('locations.title')}
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
        {mayManage && !isGroups && (
          <Menu.Item
            component={Link}
            to={`${pathname}${search}${REVIEW_HASH}`}
            leftSection={<IconStar size={16} stroke={1.5} />}
          >
            {t('review_link.title')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
