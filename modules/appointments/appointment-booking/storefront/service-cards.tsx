import { leastFigures } from '@fachwerk/appointments/rules/service-choice';
import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Columns, Stack } from '@fachwerk/site/layout';
import { useText } from '@fachwerk/site/texts';
import type { OfferedService } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';
import { ServiceFacts } from './service-facts.tsx';
import css from './times.module.css';

/** Every price before the first tap (§ 3 PAngV). */
function PriceList({ service: { variants } }: { readonly service: OfferedService }) {
  return (
    <ul className={css.prices}>
      {variants.map((variant) => (
        <li key={variant.id}>
          <span>{variant.name}</span> <ServiceFacts service={variant} />
        </li>
      ))}
    </ul>
  );
}

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
            {service.variants.length > 0 && <PriceList service={service} />}
            <div className={css.offer}>
              <ServiceFacts service={leastFigures(service)} />
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
