import { MenuAction } from '@fachwerk/react/menu-action';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarOff, IconChecklist, IconDots, IconRss, IconSettings } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';

/** What is done beside entering appointments. */
export function MoreMenu({ onChoose }: { onChoose: (what: 'todo' | 'block' | 'feed') => void }) {
  const t = useText(adminDe);
  const mayEdit = useMay('appointments.edit');
  const mayManage = useMay('appointments.manage');
  const actions = [
    { label: t('todo.add'), icon: IconChecklist, run: () => onChoose('todo') },
    ...(mayEdit ? [{ label: t('calendar.block'), icon: IconCalendarOff, run: () => onChoose('block') }] : []),
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
