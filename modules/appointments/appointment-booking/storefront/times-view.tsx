import { bookingPath } from '@fachwerk/appointments/rules/booking-path';
import { leastFigures } from '@fachwerk/appointments/rules/service-choice';
import { ButtonLink } from '@fachwerk/site/button';
import { Empty } from '@fachwerk/site/empty';
import { Stack } from '@fachwerk/site/layout';
import { Notice } from '@fachwerk/site/notice';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { SummaryBar } from '@fachwerk/site/summary-bar';
import { useText } from '@fachwerk/site/texts';
import type { FreeDays, OfferedService } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import { useBookSteps } from './book-steps.ts';
import { ChoicePart } from './choice/choice-part.tsx';
import { PeoplePart } from './choice/people-part.tsx';
import type { Chosen as ChosenData } from './chosen.ts';
import { FreeTimes, TIMES_ID } from './free-times.tsx';
import { ServiceFacts } from './service-facts.tsx';
import css from './times.module.css';

export type TimesData = ChosenData & { readonly free: FreeDays };

export function View({ data }: ViewProps<TimesData>) {
  const t = useText(siteDe);
  const { offered, service, staff, staffId, choice, isOpen, free, sealed: von } = data;
  const here = `/termine/${service.id}`;
  const to = (path: string, more: Readonly<Record<string, string | null>> = {}) =>
    bookingPath(path, { ...choice, staffId }, { ...more, von });
  return (
    <Stack>
      <PageTitle
        lead={isOpen ? <ServiceFacts service={leastFigures(offered)} /> : <ServiceFacts service={service} />}
        back={{ to: '/termine', label: t('book.back_to_services') }}
      />
      <Steps {...useBookSteps(1, service.id)} />
      <ChoicePart chosen={data} />
      <PeoplePart
        staff={staff}
        staffId={staffId}
        to={(person) => `${bookingPath(here, { ...choice, staffId: person }, { von })}#person`}
      />
      {isOpen ? (
        <Notice kind="info">{t('book.variant_first')}</Notice>
      ) : free.days.length === 0 ? (
        <Empty icon="clock" title={t('book.nothing_free')} />
      ) : (
        <FreeTimes
          free={free}
          toTime={(at) => to(`${here}/buchen`, { zeit: at.toISOString() })}
          toDay={(on) => to(here, { ab: on })}
        />
      )}
      {!isOpen && (
        <p>
          {t('book.wait_what')}{' '}
          <ButtonLink to={to(`${here}/warteliste`)} kind="quiet">
            {t('book.wait')}
          </ButtonLink>
        </p>
      )}
      <SummaryBar
        action={
          !isOpen &&
          free.days.length > 0 && (
            <ButtonLink to={`#${TIMES_ID}`} icon="clock">
              {t('book.to_times')}
            </ButtonLink>
          )
        }
      >
        {isOpen ? <ServiceFacts service={leastFigures(offered)} /> : <Chosen service={service} />}
      </SummaryBar>
    </Stack>
  );
}

/** What is chosen, and what it comes to: in sight while one looks for a time. */
function Chosen({ service }: { readonly service: OfferedService }) {
  return (
    <p className={css.chosen}>
      <span>{service.name}</span>
      <ServiceFacts service={service} />
    </p>
  );
}
