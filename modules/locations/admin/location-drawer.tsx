import { useMe } from '@fachwerk/access/account';
import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading, NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Skeleton } from '@mantine/core';
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
  const location = id === undefined ? undefined : asked.data?.locations[0];
  const subtitle = location ? [location.address.city, location.companyName].filter(Boolean).join(' · ') : undefined;
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={location ? location.name.de : t('locations.one')}
      // The head keeps its height while the rest arrives.
      subtitle={subtitle ?? <Skeleton height={12} width={120} my={4} />}
      closeTo={LIST}
      width={WIDTH}
    >
      {!location && asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!location && asked.isPending && <Loading lines={10} />}
      {location && asked.data && (
        <Sheet key={location.id} mayManage={mayManage} location={location} networkReviewLink={asked.data.reviewLink} />
      )}
    </DetailDrawer>
  );
}

type SheetProps = Parameters<typeof LocationForm>[0] & { mayManage: boolean };

function Sheet({ mayManage, ...props }: SheetProps) {
  return mayManage ? <LocationForm {...props} /> : <LocationFacts {...props} />;
}
