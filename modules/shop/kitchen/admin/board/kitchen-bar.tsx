import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { DELIVERY_TYPES, type DeliveryType } from '@fachwerk/shop/contract-way';
import { ShopPause } from '@fachwerk/shop/parts';
import {
  Button,
  Chip,
  Group,
  Menu,
  SegmentedControl,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import {
  IconAdjustments,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconBell,
  IconBellOff,
  IconMoon,
  IconSettings,
  IconSun,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './kitchen.module.css';

type Props = {
  readonly count: number;
  readonly types: DeliveryType[];
  readonly setTypes: (types: DeliveryType[]) => void;
  readonly view: 'tickets' | 'items';
  readonly setView: (view: 'tickets' | 'items') => void;
  readonly isFull: boolean;
  readonly toggleFull: () => void;
  readonly ring: { readonly isArmed: boolean; readonly toggle: () => void };
};

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** Everything that is about the screen and not about one order. */
export function KitchenBar({ count, types, setTypes, view, setView, isFull, toggleFull, ring }: Props) {
  const t = useText(adminDe);
  const mayManage = useMay('kitchen.manage');
  const maySeeShop = useMay('shop.read');
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <header className={classes.bar}>
      <h1 className={classes.title}>
        {t('kitchen.title')} <span className="tabular">({count})</span>
      </h1>
      <Button
        size="md"
        variant={ring.isArmed ? 'default' : 'filled'}
        leftSection={ring.isArmed ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
        aria-pressed={ring.isArmed}
        onClick={ring.toggle}
      >
        {t(ring.isArmed ? 'kitchen.sound_on' : 'kitchen.sound_off')}
      </Button>
      <SegmentedControl
        size="md"
        aria-label={t('kitchen.view')}
        value={view}
        onChange={(next) => setView(next as Props['view'])}
        data={[
          { value: 'tickets', label: t('kitchen.view.tickets') },
          { value: 'items', label: t('kitchen.view.items') },
        ]}
      />
      {maySeeShop && <ShopPause />}
      <Button
        size="md"
        variant="default"
        leftSection={isFull ? <IconArrowsMinimize {...icon} /> : <IconArrowsMaximize {...icon} />}
        onClick={toggleFull}
      >
        {t(isFull ? 'kitchen.leave_full' : 'kitchen.full')}
      </Button>
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <Button
            size="md"
            variant={types.length > 0 ? 'light' : 'default'}
            leftSection={<IconAdjustments {...icon} />}
          >
            {types.length > 0 ? t('kitchen.filtered', { count: types.length }) : t('kitchen.look')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('kitchen.filter')}</Menu.Label>
          <Chip.Group multiple value={types} onChange={(next) => setTypes(next as DeliveryType[])}>
            <Group gap="xs" p="xs">
              {DELIVERY_TYPES.map((type) => (
                <Chip key={type} value={type} size="lg">
                  {t(`kitchen.type.${type}`)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
          <Menu.Divider />
          <Menu.Item
            leftSection={isDark ? <IconSun {...icon} /> : <IconMoon {...icon} />}
            onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
          >
            {t(isDark ? 'kitchen.light' : 'kitchen.dark')}
          </Menu.Item>
          {mayManage && (
            <Menu.Item component={Link} to="/admin/kitchen/settings" leftSection={<IconSettings {...icon} />}>
              {t('kitchen.settings')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </header>
  );
}
