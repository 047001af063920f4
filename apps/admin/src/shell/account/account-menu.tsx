import type { Me } from '@fachwerk/auth/contract';
import { LANGUAGES, type Language } from '@fachwerk/base/language';
import { OWN_NAMES } from '@fachwerk/base/texts/own-names';
import { chooseLanguage } from '@fachwerk/people/account';
import { fullName } from '@fachwerk/react/avatar';
import { notifyProblem } from '@fachwerk/react/notice';
import { useLanguage, useText } from '@fachwerk/react/texts';
import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceMobileDown, IconDotsVertical, IconListDetails, IconLogout, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router';
import { appDe } from '../../texts/app.de.ts';
import classes from '../navigation.module.css';
import { useInstall } from './install.ts';

const LOOKS = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[];

const icon = { size: 18, stroke: 1.5 } as const;

/** Settings, the own menu, language, look, and the way out. */
export function AccountMenu({ me, onArrange }: { me: Me; onArrange: () => void }) {
  const t = useText(appDe);
  const install = useInstall();
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
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
        {!me.visit && (
          <Menu.Item onClick={onArrange} leftSection={<IconListDetails {...icon} />}>
            {t('menu.arrange')}
          </Menu.Item>
        )}
        {install && (
          <Menu.Item onClick={install} leftSection={<IconDeviceMobileDown {...icon} />}>
            {t('menu.install')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>{t('shell.language')}</Menu.Label>
        <Menu.RadioGroup value={language} onChange={(next) => chooseLanguage(next as Language).catch(notifyProblem)}>
          {LANGUAGES.map((each) => (
            <Menu.RadioItem key={each} value={each} closeMenuOnClick>
              {OWN_NAMES[each]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('shell.look')}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(next) => setColorScheme(next as MantineColorScheme)}>
          {LOOKS.map((look) => (
            <Menu.RadioItem key={look} value={look} closeMenuOnClick>
              {t(`shell.look.${look}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item component={Link} to="/logout" leftSection={<IconLogout {...icon} />}>
          {t('menu.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
