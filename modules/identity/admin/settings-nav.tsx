import { useText } from '@fachwerk/react/texts';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { de } from '../texts/de.ts';
import classes from './settings-nav.module.css';
import { SETTINGS, type Section } from './settings-sections.ts';

const GROUPS = ['own', 'company'] as const;

/** Beside the section, on wide screens. */
export function SettingsNav({ sections, current }: { sections: readonly Section[]; current: string }) {
  const t = useText(de);
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
                {t(title)}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}

/** The first page of the settings, on phones. */
export function SettingsList({ sections }: { sections: readonly Section[] }) {
  const t = useText(de);
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
                    <strong>{t(title)}</strong>
                    <small>{t(about)}</small>
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
