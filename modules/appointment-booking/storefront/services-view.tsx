import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Columns, Stack } from '@fachwerk/site/layout';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import type { OfferedService } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import { useBookSteps } from './book-steps.ts';
import { ServiceFacts } from './service-facts.tsx';
import css from './times.module.css';

export type ServicesData = { readonly services: readonly OfferedService[] };

export function View({ data: { services } }: ViewProps<ServicesData>) {
  const t = useText(siteDe);
  return (
    <Stack>
      <PageTitle lead={t('book.lead')} />
      <Steps {...useBookSteps(0)} />
      <Columns>
        {services.map((service) => (
          <Card key={service.id} title={service.name}>
            <Stack gap="small">
              {service.description && <p>{service.description}</p>}
              <div className={css.offer}>
                <ServiceFacts service={service} />
                <ButtonLink to={`/termine/${service.id}`}>
                  {t('book.choose')}
                  <span className="fw-hidden">: {service.name}</span>
                </ButtonLink>
              </div>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}
