import { Panel } from '@fachwerk/react/panel';
import { Loading, NothingFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Text, TextInput, Title } from '@mantine/core';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { searchSettings } from '../../rules/setting-search.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './settings-start.module.css';
import { SUBJECT_ICONS } from './subject-icons.ts';
import { bySubject, type ListedSetting, useSettingList } from './use-setting-list.ts';

/** All settings by subject, with a search over them. Enter opens the first, the arrows go through them, Escape ends the search. */
export function SettingsStart() {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const settings = useSettingList();
  const [params, setParams] = useSearchParams();
  const box = useRef<HTMLElement>(null);
  const typed = params.get('q') ?? '';
  const hits = searchSettings(settings ?? [], typed);
  const isSearch = typed.trim() !== '';
  const look = (words: string) => setParams(words ? { q: words } : {}, { replace: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = steps.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') steps[at + 1]?.focus();
    else if (event.key === 'ArrowUp') steps[at - 1]?.focus();
    else if (event.key === 'Escape' && isSearch) {
      steps[0]?.focus();
      look('');
    } else if (event.key === 'Enter' && at === 0 && hits[0]) navigate(hits[0].path);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.start}>
      <Title order={1}>{t('settings.title')}</Title>
      <search ref={box} onKeyDown={onKeyDown}>
        <TextInput
          type="search"
          size="md"
          aria-label={t('settings.search')}
          placeholder={t('settings.search.example')}
          leftSection={<IconSearch size={18} stroke={1.5} />}
          value={typed}
          onChange={({ currentTarget }) => look(currentTarget.value)}
          className={classes.field ?? ''}
        />
        <Text size="sm" c="dimmed" role="status" className={classes.count ?? ''}>
          {isSearch && settings && t('settings.found', { count: hits.length })}
        </Text>
        {!settings && (
          <Panel>
            <Loading lines={12} />
          </Panel>
        )}
        {isSearch && settings && hits.length === 0 && <NothingFound onReset={() => look('')} />}
        {isSearch && hits.length > 0 && (
          <nav aria-label={t('settings.hits')} className={classes.panel} data-hits>
            {hits.map((setting) => (
              <Row key={setting.path} setting={setting} isHit />
            ))}
          </nav>
        )}
        {!isSearch && settings && (
          <nav aria-label={t('settings.title')} className={classes.subjects}>
            {bySubject(settings).map(([subject, group]) => {
              const Icon = SUBJECT_ICONS[subject];
              return (
                <section key={subject} className={classes.panel}>
                  <h2>
                    <Icon size={20} stroke={1.5} aria-hidden />
                    {t(`settings.group.${subject}`)}
                  </h2>
                  {group.map((setting) => (
                    <Row key={setting.path} setting={setting} />
                  ))}
                </section>
              );
            })}
          </nav>
        )}
      </search>
    </div>
  );
}

function Row({ setting: { path, title, about, subject }, isHit = false }: { setting: ListedSetting; isHit?: boolean }) {
  const t = useText(adminDe);
  const Icon = SUBJECT_ICONS[subject];
  return (
    <Link to={path} className={classes.row}>
      {isHit && <Icon size={20} stroke={1.5} aria-hidden />}
      <span>
        <strong>{title}</strong>
        <small>{isHit ? [t(`settings.group.${subject}`), about].filter(Boolean).join(' · ') : about}</small>
      </span>
      <IconChevronRight size={18} stroke={1.5} aria-hidden />
    </Link>
  );
}
