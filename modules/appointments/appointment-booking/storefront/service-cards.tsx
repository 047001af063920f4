import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Columns, Stack } from '@fachwerk/site/layout';
import { useText } from '@fachwerk/site/texts';
import type { OfferedService } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import { ServiceFacts } from './service-facts.tsx';
import css from './times.module.css';

type Props = { readonly services: readonly OfferedService[]; readonly level?: 2 | 3 };

/** What can be booked, each with the way to its free times. */
export function ServiceCards({ services, level = 2 }: Props) {
  const t = useText(siteDe);
  return (
    <Columns>
      {services.map((service) => (
        <Card key={service.id} title={service.name} level={level}>
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
  );
}
