import { useNewPlace } from '@fachwerk/react/new-place';
import { Panel } from '@fachwerk/react/panel';
import { useMay, useSession } from '@fachwerk/react/session';
import { allSections, SETTINGS, type SettingsSection } from '@fachwerk/react/settings';
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
import { SettingsNav } from './settings-nav.tsx';
import { SettingsStart } from './settings-start.tsx';

/** All settings with a search; a section of the own account or the company stands alone, on wide screens beside the others. */
export function Settings() {
  const { section: name } = useParams();
  useNewPlace(name ?? '');
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.drawer}px)`, true, { getInitialValueInEffect: false });
  const capabilities = useSession()?.user.capabilities ?? [];
  if (name === undefined) return <SettingsStart />;
  const all = allSections();
  const sections = all.filter(({ capability }) => !capability || capabilities.includes(capability));
  const section = all.find((one) => one.name === name);
  if (!section) return <NotFound isPage />;
  return (
    <div className={classes.settings}>
      {isWide && (
        <div className={classes.side}>
          <WayToAll />
          <SettingsNav sections={sections} current={section.name} />
        </div>
      )}
      <OneSection key={section.name} section={section} hasWayBack={!isWide} />
    </div>
  );
}

function WayToAll() {
  const t = useText(adminDe);
  return (
    <Link to={SETTINGS} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.5} aria-hidden />
      {t('settings.all')}
    </Link>
  );
}

function OneSection({ section, hasWayBack }: { section: SettingsSection; hasWayBack: boolean }) {
  const may = useMay(section.capability);
  const { title, about, Section } = section;
  if (!may) return <NoPermission isPage />;
  return (
    <section className={classes.section}>
      {hasWayBack && <WayToAll />}
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
