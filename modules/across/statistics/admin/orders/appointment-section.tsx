import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import type { AppointmentFigures } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { appointmentsLink, dayLink } from '../list-links.ts';
import { Course } from '../shared/course.tsx';
import type { Figure } from '../shared/figure-words.ts';
import { GroupTable } from '../shared/group-table.tsx';
import type { SectionProps } from '../shared/section.ts';
import { SumGrid } from '../shared/sum-grid.tsx';

const FIGURES: readonly Figure<AppointmentFigures>[] = [
  { name: 'statistics.figure.appointments', unit: 'count', of: ({ appointments }) => appointments },
  { name: 'statistics.figure.worth', unit: 'money', of: ({ cents }) => cents },
  { name: 'statistics.figure.hours', unit: 'hours', of: ({ minutes }) => minutes / 60 },
  { name: 'statistics.figure.no_shows', unit: 'count', of: ({ noShows }) => noShows },
  { name: 'statistics.figure.cancelled', unit: 'count', of: ({ cancelled }) => cancelled },
];

/** What was agreed on, as time went and by service. */
export function AppointmentSection({ filter, statistics: { step }, report, comparison }: SectionProps<'appointments'>) {
  const t = useText(adminDe);
  const { sums, steps, services } = report;
  const calendar = appointmentsLink(filter.at);
  return (
    <>
      <Panel isWide>
        <Title order={2} size="h3" mb="sm">
          {t('statistics.appointments')}
        </Title>
        <SumGrid figures={FIGURES} sums={sums} comparison={comparison} linkOf={() => calendar} />
      </Panel>
      <Course
        filter={filter}
        step={step}
        steps={steps}
        comparison={comparison}
        figures={FIGURES}
        table="appointment_steps"
        linkOf={(on) => (step === 'month' ? appointmentsLink(on.slice(0, 7)) : dayLink(on))}
      />
      <GroupTable
        filter={filter}
        comparison={comparison}
        figures={FIGURES}
        rows={services}
        table="services"
        linkOf={() => calendar}
      />
    </>
  );
}
