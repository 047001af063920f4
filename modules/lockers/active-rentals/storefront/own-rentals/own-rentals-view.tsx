import { ButtonLink } from '@fachwerk/site/button';
import { Card } from '@fachwerk/site/card';
import { Empty } from '@fachwerk/site/empty';
import { Facts } from '@fachwerk/site/facts';
import { Columns, Row, Stack } from '@fachwerk/site/layout';
import { Money } from '@fachwerk/site/money';
import type { ViewProps } from '@fachwerk/site/page';
import { PageTitle } from '@fachwerk/site/page-title';
import { useText } from '@fachwerk/site/texts';
import { Time } from '@fachwerk/site/time';
import { siteDe } from '../../texts/site.de.ts';
import type { OwnRentalsData } from '../page-data.ts';
import css from '../rental/rental.module.css';
import { RentalStatus } from '../rental/rental-status.tsx';

type Mine = OwnRentalsData['rentals'][number];

const isGoingOn = ({ phase }: Mine) => !['ended', 'cancelled', 'expired'].includes(phase);

export function View({ data }: ViewProps<OwnRentalsData>) {
  const t = useText(siteDe);
  const now = data.rentals.filter(isGoingOn);
  const earlier = data.rentals.filter((rental) => !isGoingOn(rental));
  return (
    <Stack gap="large">
      <PageTitle back={{ to: '/konto', label: t('rental_list.account') }} lead={t('rental_list.lead')} />
      <section className={css.group}>
        <h2>{t('rental_list.now')}</h2>
        {now.length > 0 ? (
          <Columns>
            {now.map((rental) => (
              <Going key={rental.id} rental={rental} />
            ))}
          </Columns>
        ) : (
          <Empty title={t(earlier.length > 0 ? 'rental_list.none_now' : 'rental_list.none')}>
            <ButtonLink to="/">{t('rental_list.book')}</ButtonLink>
          </Empty>
        )}
      </section>
      {earlier.length > 0 && (
        <section className={css.group}>
          <h2>{t('rental_list.earlier')}</h2>
          <Columns>
            {earlier.map((rental) => (
              <Earlier key={rental.id} rental={rental} />
            ))}
          </Columns>
        </section>
      )}
    </Stack>
  );
}

function Going({ rental }: { readonly rental: Mine }) {
  const t = useText(siteDe);
  return (
    <Card title={t('rental_page.title', { box: rental.boxNumber, location: rental.locationName })} level={3}>
      <RentalStatus rental={rental} />
      <p>{rental.address}</p>
      {rental.key && (
        <Row>
          <ButtonLink to={`/miete/${rental.key}`} icon="key">
            {t('rental_list.show')}
          </ButtonLink>
          {rental.phase === 'booked' && (
            <ButtonLink to={`/miete/${rental.key}/stornieren`} kind="quiet">
              {t('rental_page.cancel')}
            </ButtonLink>
          )}
        </Row>
      )}
    </Card>
  );
}

function Earlier({ rental }: { readonly rental: Mine }) {
  const t = useText(siteDe);
  const { timeZone, startsAt, endsAt, endedAt } = rental;
  return (
    <Card title={t('rental_page.title', { box: rental.boxNumber, location: rental.locationName })} level={3}>
      <RentalStatus rental={rental} />
      <Facts
        facts={[
          { label: t('rental_page.from'), value: <Time at={startsAt} timeZone={timeZone} /> },
          { label: t('rental_page.to'), value: <Time at={endedAt ?? endsAt} timeZone={timeZone} /> },
          { label: t('rental_page.price'), value: <Money cents={rental.paidCents} /> },
          {
            label: t('rental_page.order'),
            value: rental.orderHash && <a href={`/bestellung/${rental.orderHash}`}>{rental.orderNumber}</a>,
          },
        ]}
      />
    </Card>
  );
}
