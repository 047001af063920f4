import { SETTINGS, type SettingsSection } from '@fachwerk/react/settings';
import { translate, useText } from '@fachwerk/react/texts';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './settings-nav.module.css';

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
