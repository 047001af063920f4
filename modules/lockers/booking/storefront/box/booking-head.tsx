import type { SiteLocation } from '@fachwerk/locations/contract-site';
import { OpenState, useLocationText } from '@fachwerk/locations/site-parts';
import { Stack } from '@fachwerk/site/layout';
import { PageTitle } from '@fachwerk/site/page-title';
import { Steps } from '@fachwerk/site/steps';
import { useText } from '@fachwerk/site/texts';
import { ContractParty } from '@fachwerk/sites/site-parts';
import { siteDe } from '../../texts/site.de.ts';
import place from '../place/place.module.css';
import { RouteButton } from '../place/way-part.tsx';

type Props = { readonly location: SiteLocation; readonly current: 0 | 1; readonly periodAt?: string };

/** Where one is, in both senses. */
export function BookingHead({ location, current, periodAt }: Props) {
  const t = useText(siteDe);
  const { name, street, postcode, city } = location;
  return (
    <>
      <Steps
        current={current}
        steps={[
          { title: t('booking.step_period'), ...(periodAt && { to: periodAt }) },
          { title: t('booking.step_size') },
          { title: t('booking.step_cart') },
        ]}
      />
      <Stack gap="small">
        <PageTitle back={{ to: '/', label: t('booking.all_locations') }} lead={`${street}, ${postcode} ${city}`}>
          {name}
        </PageTitle>
        <div>
          <OpenState location={location} />
        </div>
      </Stack>
      <ContractParty party={location.otherParty} />
    </>
  );
}

type PlaceProps = { readonly location: SiteLocation; readonly free: number };

/** The same with what somebody on the way there needs first: a picture, whether it is open, what is free, how to get there. */
export function PlaceHead({ location, free }: PlaceProps) {
  const tLocation = useLocationText();
  const { image } = location;
  return (
    <div className={place.head}>
      <div className={place.facts}>
        <BookingHead location={location} current={0} />
        <p className={free > 0 ? place.free : place.plain}>
          {free > 0 ? tLocation('home.free', { count: free }) : tLocation('home.all_taken')}
        </p>
        <div data-leads-away>
          <RouteButton location={location} />
        </div>
      </div>
      {image && <img className={place.photo} src={image.large} alt="" width={1280} height={720} />}
    </div>
  );
}
