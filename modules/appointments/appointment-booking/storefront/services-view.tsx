import { Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import type { OfferedService } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import { useBookSteps } from './book-steps.ts';
import { ServiceCards } from './service-cards.tsx';
import css from './times.module.css';

export type ServicesData = { readonly services: readonly OfferedService[]; readonly isSmallBusiness: boolean };

export function View({ data: { services, isSmallBusiness } }: ViewProps<ServicesData>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t('book.lead')} />
      <Steps {...useBookSteps(0)} />
      <ServiceCards services={services} />
      <p className={css.note}>{t(isSmallBusiness ? 'book.prices_small' : 'book.prices')}</p>
    </Stack>
  );
}
