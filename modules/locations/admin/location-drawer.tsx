import { useMe } from '@fachwerk/access/account';
import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useParams } from 'react-router';
import { locationApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LocationForm, NewLocationForm } from './editor/location-form.tsx';
import { LocationFacts } from './location-facts.tsx';

const LIST = '/admin/locations';
const NEW = 'new';
const WIDTH = 688;

/** `/admin/locations/:id`, and `/admin/locations/new`. */
export function LocationDrawer({ networkReviewLink }: { networkReviewLink: string }) {
  const { id } = useParams();
  return (
    <>
      <NewLocation isOpen={id === NEW} networkReviewLink={networkReviewLink} />
      <OneLocation id={id === NEW ? undefined : id} />
    </>
  );
}

function NewLocation({ isOpen, networkReviewLink }: { isOpen: boolean; networkReviewLink: string }) {
  const t = useText(adminDe);
  const mayManage = useMay('locations.manage');
  const { companyObject } = useMe();
  return (
    <DetailDrawer isOpen={isOpen} title={t('locations.new')} closeTo={LIST} width={WIDTH}>
      {mayManage ? (
        <NewLocationForm companyId={companyObject.id} networkReviewLink={networkReviewLink} />
      ) : (
        <NoPermission />
      )}
    </DetailDrawer>
  );
}

function OneLocation({ id }: { id: string | undefined }) {
  const t = useText(adminDe);
  const mayManage = useMay('locations.manage');
  const asked = useAsk(
    locationApi.list,
    { orderBy: 'name', dir: 'asc', locationId: id ?? '' },
    { isEnabled: id !== undefined },
  );
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      pick={({ locations }) => locations[0]}
      kind={t('locations.one')}
      title={({ name }) => name.de}
      subtitle={({ address, companyName }) => [address.city, companyName].filter(Boolean).join(' · ')}
      closeTo={LIST}
      width={WIDTH}
    >
      {(location, { reviewLink }) => (
        <Sheet key={location.id} mayManage={mayManage} location={location} networkReviewLink={reviewLink} />
      )}
    </RecordDrawer>
  );
}

type SheetProps = Parameters<typeof LocationForm>[0] & { mayManage: boolean };

function Sheet({ mayManage, ...props }: SheetProps) {
  return mayManage ? <LocationForm {...props} /> : <LocationFacts {...props} />;
}
