import { useMay, useSession } from '@fachwerk/react/session';
import { Loading, NoPermission, NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { BREAKPOINTS } from '@fachwerk/react/tokens';
import { Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { de } from '../texts/de.ts';
import classes from './settings.module.css';
import { SettingsList, SettingsNav } from './settings-nav.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { SECTIONS, SETTINGS, type Section, type SectionName } from './settings-sections.ts';

/** Each is fetched when somebody opens it: a QR code or a matrix is nothing for who changes a phone number. */
const BODIES: Readonly<Record<SectionName, ComponentType>> = {
  profile: lazy(async () => ({ default: (await import('./settings-profile.tsx')).SettingsProfile })),
  password: lazy(async () => ({ default: (await import('./settings-password.tsx')).SettingsPassword })),
  'second-factor': lazy(async () => ({
    default: (await import('./settings-second-factor.tsx')).SettingsSecondFactor,
  })),
  sessions: lazy(async () => ({ default: (await import('./settings-sessions.tsx')).SettingsSessions })),
  company: lazy(async () => ({ default: (await import('./settings-company.tsx')).SettingsCompany })),
  roles: lazy(async () => ({ default: (await import('./settings-roles.tsx')).SettingsRoles })),
};

/** One's own account, and the company. On wide screens the sections stand beside, on small ones they are the first page. */
export function Settings() {
  const t = useText(de);
  const { section: name } = useParams();
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.drawer}px)`, true, { getInitialValueInEffect: false });
  const capabilities = useSession()?.user.capabilities ?? [];
  const sections = SECTIONS.filter(({ capability }) => !capability || capabilities.includes(capability));
  const section = name === undefined ? (isWide ? SECTIONS[0] : undefined) : SECTIONS.find((one) => one.name === name);
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

function OneSection({ section, hasWayBack }: { section: Section; hasWayBack: boolean }) {
  const t = useText(de);
  const may = useMay(section.capability);
  const Body = BODIES[section.name];
  if (!may) return <NoPermission isPage />;
  return (
    <section className={classes.section}>
      {hasWayBack && (
        <Link to={SETTINGS} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          {t('settings.title')}
        </Link>
      )}
      <Title order={1}>{t(section.title)}</Title>
      <Text c="dimmed" mb="lg" className={classes.about ?? ''}>
        {t(section.about)}
      </Text>
      <Suspense
        fallback={
          <SettingsPanel>
            <Loading lines={8} />
          </SettingsPanel>
        }
      >
        <Body />
      </Suspense>
    </section>
  );
}
