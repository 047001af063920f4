import { ButtonLink } from '@fachwerk/site/button';
import { Empty } from '@fachwerk/site/empty';
import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import type { FreeDays } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import { useBookSteps } from './book-steps.ts';
import type { Chosen } from './chosen.ts';
import { FreeTimes } from './free-times.tsx';
import { ServiceFacts } from './service-facts.tsx';
import css from './times.module.css';

export type TimesData = Chosen & { readonly free: FreeDays };

/** Left out where it says nothing. */
const query = (given: Readonly<Record<string, string | null>>) => {
  const params = new URLSearchParams(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return params.size > 0 ? `?${params}` : '';
};

export function View({ data }: ViewProps<TimesData>) {
  const t = useText(siteDe);
  const { service, staff, staffId, free, sealed: von } = data;
  const here = `/termine/${service.id}`;
  return (
    <Stack>
      <PageTitle
        lead={<ServiceFacts service={service} />}
        back={{ to: '/termine', label: t('book.back_to_services') }}
      />
      <Steps {...useBookSteps(1, service.id)} />
      {staff.length > 1 && (
        <nav aria-label={t('book.with')}>
          <ul className={css.people}>
            {[{ id: null, name: t('book.anybody') }, ...staff].map(({ id, name }) => (
              <li key={id ?? ''}>
                <a
                  href={`${here}${query({ person: id, von })}`}
                  className={css.person}
                  aria-current={id === staffId || undefined}
                  rel="nofollow"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {free.days.length === 0 ? (
        <Empty icon="clock" title={t('book.nothing_free')} />
      ) : (
        <FreeTimes
          free={free}
          toTime={(at) => `${here}/buchen${query({ person: staffId, zeit: at.toISOString(), von })}`}
          toDay={(on) => `${here}${query({ person: staffId, ab: on, von })}`}
        />
      )}
      <p>
        {t('book.wait_what')}{' '}
        <ButtonLink to={`${here}/warteliste${query({ person: staffId, von })}`} kind="quiet">
          {t('book.wait')}
        </ButtonLink>
      </p>
    </Stack>
  );
}
