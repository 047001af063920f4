import type { SettingsSection } from '@fachwerk/react/settings';
import { translate, useText } from '@fachwerk/react/texts';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './settings-nav.module.css';

export const SETTINGS = '/admin/settings';

const GROUPS = ['own', 'company'] as const;

/** Beside the section, on wide screens. */
export function SettingsNav({ sections, current }: { sections: readonly SettingsSection[]; current: string }) {
  const t = useText(adminDe);
  return (
    <nav aria-label={t('settings.title')}>
      {GROUPS.map((group) => (
        <div key={group} className={classes.group}>
          <div className={classes.name}>{t(`settings.group.${group}`)}</div>
          {sections
            .filter((section) => section.group === group)
            .map(({ name, title, icon: Icon }) => (
              <Link
                key={name}
                to={`${SETTINGS}/${name}`}
                className={classes.link}
                {...(name === current && { 'aria-current': 'page' as const })}
              >
                <Icon size={18} stroke={1.5} aria-hidden />
                {translate(title)}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}

/** The first page of the settings, on phones. */
export function SettingsList({ sections }: { sections: readonly SettingsSection[] }) {
  const t = useText(adminDe);
  return (
    <nav aria-label={t('settings.title')}>
      {GROUPS.map((group) => (
        <div key={group} className={classes.group}>
          <div className={classes.name}>{t(`settings.group.${group}`)}</div>
          <div className={classes.panel}>
            {sections
              .filter((section) => section.group === group)
              .map(({ name, title, about, icon: Icon }) => (
                <Link key={name} to={`${SETTINGS}/${name}`} className={classes.row}>
                  <Icon size={20} stroke={1.5} aria-hidden />
                  <span>
                    <strong>{translate(title)}</strong>
                    <small>{translate(about)}</small>
                  </span>
                  <IconChevronRight size={18} stroke={1.5} aria-hidden />
                </Link>
              ))}
          </div>
        </div>
      ))}
    </nav>
  );
}
