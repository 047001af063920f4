import { useNewPlace } from '@fachwerk/react/new-place';
import { Panel } from '@fachwerk/react/panel';
import { useMay, useSession } from '@fachwerk/react/session';
import { allSettings, type SettingsSection } from '@fachwerk/react/settings';
import { Loading, NoPermission, NotFound } from '@fachwerk/react/states';
import { translate, useText } from '@fachwerk/react/texts';
import { BREAKPOINTS } from '@fachwerk/react/tokens';
import { Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './settings.module.css';
import { SETTINGS, SettingsList, SettingsNav } from './settings-nav.tsx';

/** One's own account, and the company. On wide screens the sections stand beside, on small ones they are the first page. */
export function Settings() {
  const t = useText(adminDe);
  const { section: name } = useParams();
  useNewPlace(name ?? '');
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.drawer}px)`, true, { getInitialValueInEffect: false });
  const capabilities = useSession()?.user.capabilities ?? [];
  const all = allSettings();
  const sections = all.filter(({ capability }) => !capability || capabilities.includes(capability));
  const section = name === undefined ? (isWide ? all[0] : undefined) : all.find((one) => one.name === name);
  if (name !== undefined && !section) return <NotFound isPage />;
  if (!section) {
    return (
      <>
        <Title order={1} mb="md">
          {t('settings.title')}
        </Title>
        <SettingsList sections={sections} />
      </>
    );
  }
  return (
    <div className={classes.settings}>
      {isWide && (
        <div className={classes.side}>
          {/* The section's own heading is the page's; this one only names the list. */}
          <Text component="p" fz="xl" fw={600} lh={1.4} mb="md">
            {t('settings.title')}
          </Text>
          <SettingsNav sections={sections} current={section.name} />
        </div>
      )}
      <OneSection key={section.name} section={section} hasWayBack={!isWide} />
    </div>
  );
}

function OneSection({ section, hasWayBack }: { section: SettingsSection; hasWayBack: boolean }) {
  const t = useText(adminDe);
  const may = useMay(section.capability);
  const { title, about, Section } = section;
  if (!may) return <NoPermission isPage />;
  return (
    <section className={classes.section}>
      {hasWayBack && (
        <Link to={SETTINGS} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          {t('settings.title')}
        </Link>
      )}
      <Title order={1}>{translate(title)}</Title>
      <Text c="dimmed" mb="lg" className={classes.about ?? ''}>
        {translate(about)}
      </Text>
      <Suspense
        fallback={
          <Panel>
            <Loading lines={8} />
          </Panel>
        }
      >
        <Section />
      </Suspense>
    </section>
  );
}
