import { STAFF_LANGUAGES } from '@fachwerk/base/language';
import { chooseLanguage } from '@fachwerk/identity/account';
import type { Me } from '@fachwerk/identity/contract';
import { fullName } from '@fachwerk/react/avatar';
import { notifyProblem } from '@fachwerk/react/notice';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconCheck,
  IconDeviceDesktop,
  IconDotsVertical,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { appDe } from '../texts/app-de.ts';
import classes from './navigation.module.css';

const LOOKS = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const;

const icon = { size: 18, stroke: 1.5 } as const;

/** Settings, language, look, and the way out. */
export function AccountMenu({ me }: { me: Me }) {
  const t = useText(appDe);
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const mark = (isChosen: boolean) => isChosen && <IconCheck {...icon} aria-hidden />;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          className={classes.dots ?? ''}
          variant="transparent"
          size={32}
          aria-label={t('shell.account.of', { name: fullName(me.contact) })}
        >
          <IconDotsVertical size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/admin/settings" leftSection={<IconSettings {...icon} />}>
          {t('menu.settings')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('shell.language')}</Menu.Label>
        {STAFF_LANGUAGES.map((each) => (
          <Menu.Item
            key={each}
            role="menuitemradio"
            aria-checked={language === each}
            leftSection={<IconLanguage {...icon} />}
            rightSection={mark(language === each)}
            onClick={() => chooseLanguage(each).catch(notifyProblem)}
          >
            {t(`shell.language.${each}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('shell.look')}</Menu.Label>
        {LOOKS.map(([look, Icon]) => (
          <Menu.Item
            key={look}
            role="menuitemradio"
            aria-checked={colorScheme === look}
            leftSection={<Icon {...icon} />}
            rightSection={mark(colorScheme === look)}
            onClick={() => setColorScheme(look)}
          >
            {t(`shell.look.${look}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to="/logout" leftSection={<IconLogout {...icon} />}>
          {t('menu.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
