import { MenuAction } from '@fachwerk/react/menu-action';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarOff, IconChecklist, IconDots, IconPalette, IconRss, IconSettings } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import type { Colours } from './use-calendar.ts';

type Props = {
  colours: Colours;
  onColours: (colours: Colours) => void;
  onChoose: (what: 'todo' | 'block' | 'feed') => void;
};

/** What is done beside entering appointments. */
export function MoreMenu({ colours, onColours, onChoose }: Props) {
  const t = useText(adminDe);
  const mayEdit = useMay('appointments.edit');
  const mayManage = useMay('appointments.manage');
  const actions = [
    { label: t('todo.add'), icon: IconChecklist, run: () => onChoose('todo') },
    ...(mayEdit ? [{ label: t('calendar.block'), icon: IconCalendarOff, run: () => onChoose('block') }] : []),
    {
      label: t(colours === 'service' ? 'calendar.colours.person' : 'calendar.colours.service'),
      icon: IconPalette,
      run: () => onColours(colours === 'service' ? 'person' : 'service'),
    },
    { label: t('calendar.feed'), icon: IconRss, run: () => onChoose('feed') },
    ...(mayManage
      ? [{ label: t('calendar.setup'), icon: IconSettings, to: '/admin/appointments/setup', run: () => undefined }]
      : []),
  ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('calendar.more_actions')}>
          <IconDots size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <MenuAction key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
