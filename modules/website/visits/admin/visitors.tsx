import { useAsk } from '@fachwerk/react/call';
import { CountTabs } from '@fachwerk/react/count-tabs';
import { Panel } from '@fachwerk/react/panel';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Alert, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { Period, type VisitFigures, visitApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { NameTable, PageTable } from './count-tables.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { VisitCourse } from './visit-course.tsx';
import { VisitSettingsPanel } from './visit-settings.tsx';
import { VisitSums } from './visit-sums.tsx';
import classes from './visitors.module.css';

const USUAL: Period = 'month';

/** How many people came to the site, to which pages and from where. The address holds the period. */
export function Visitors() {
  const t = useText(adminDe);
  const [search, setSearch] = useSearchParams();
  const period = Period.options.find((each) => each === search.get('period')) ?? USUAL;
  const asked = useAsk(visitApi.show, { period });
  const settings = useAsk(visitApi.settings, {});
  const choose = (next: Period) => setSearch(next === USUAL ? {} : { period: next }, { replace: true });
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <Title order={1}>{t('visits.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('visits.about')}
      </Text>
      <CountTabs
        label={t('visits.period')}
        chosen={period}
        tabs={Period.options.map((name) => ({ name, label: t(`visits.period.${name}`) }))}
        onChoose={choose}
      />
      {settings.data?.isCounting === false && <Alert color="yellow">{t('visits.off')}</Alert>}
      {asked.data ? (
        <Figures period={period} figures={asked.data} />
      ) : (
        <Panel isWide>
          {asked.isError ? <ErrorState error={asked.error} onRetry={() => asked.refetch()} /> : <Loading lines={10} />}
        </Panel>
      )}
      <VisitSettingsPanel asked={settings} />
    </Stack>
  );
}

function Figures({ period, figures }: { period: Period; figures: VisitFigures }) {
  const t = useText(adminDe);
  if (figures.sums.views === 0) {
    return (
      <Panel isWide>
        <Empty title={t('visits.empty.title')} text={t('visits.empty.text')} />
      </Panel>
    );
  }
  const deviceWords: Readonly<Record<string, string>> = {
    computer: t('visits.device.computer'),
    phone: t('visits.device.phone'),
    tablet: t('visits.device.tablet'),
  };
  return (
    <>
      <Panel isWide>
        <Stack gap="md">
          <VisitSums period={period} figures={figures} />
          {period !== 'today' && <VisitCourse period={period} steps={figures.steps} />}
        </Stack>
        <Text size="xs" c="dimmed" mt="xs">
          {t('visits.how')}
        </Text>
      </Panel>
      {figures.funnels.map((funnel) => (
        <Panel isWide key={funnel.journey}>
          <FunnelPanel funnel={funnel} />
        </Panel>
      ))}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Panel isWide>
          <PageTable pages={figures.pages} />
        </Panel>
        <Panel isWide>
          <NameTable
            title={t('visits.sources')}
            column={t('visits.source')}
            rows={figures.sources}
            wordsOf={(name) => name || t('visits.source.direct')}
          />
        </Panel>
        <Panel isWide>
          <NameTable
            title={t('visits.campaigns')}
            column={t('visits.campaign')}
            rows={figures.campaigns}
            empty={t('visits.campaigns.empty')}
          />
        </Panel>
        <Panel isWide>
          <NameTable
            title={t('visits.devices')}
            column={t('visits.device')}
            rows={figures.devices}
            wordsOf={(name) => deviceWords[name] ?? name}
          />
        </Panel>
      </SimpleGrid>
    </>
  );
}
