import { useMe } from '@fachwerk/auth/account';
import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { locationApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LocationForm, NewLocationForm } from './editor/location-form.tsx';

const WIDTH = 688;

type NewProps = { isOpen: boolean; closeTo: string; networkReviewLink: string };

/** `/admin/locations/new` */
export function NewLocation({ isOpen, closeTo, networkReviewLink }: NewProps) {
  const t = useText(adminDe);
  const mayManage = useMay('locations.manage');
  const { companyObject } = useMe();
  return (
    <DetailDrawer isOpen={isOpen} title={t('locations.new')} closeTo={closeTo} width={WIDTH}>
      {mayManage ? (
        <NewLocationForm companyId={companyObject.id} networkReviewLink={networkReviewLink} />
      ) : (
        <NoPermission />
      )}
    </DetailDrawer>
  );
}

type EditorProps = { id: string; isOpen: boolean; closeTo: string };

/** The form over the page of a location. */
export function LocationEditor({ id, isOpen, closeTo }: EditorProps) {
  const t = useText(adminDe);
  const mayManage = useMay('locations.manage');
  const asked = useAsk(locationApi.list, { orderBy: 'name', dir: 'asc', locationId: id }, { isEnabled: isOpen });
  return (
    <RecordDrawer
      isOpen={isOpen}
      asked={asked}
      pick={({ locations }) => locations[0]}
      kind={t('locations.one')}
      title={({ name }) => name.de}
      subtitle={({ address, companyName }) => [address.city, companyName].filter(Boolean).join(' · ')}
      closeTo={closeTo}
      width={WIDTH}
    >
      {(location, { reviewLink }) =>
        mayManage ? (
          <LocationForm key={location.id} location={location} networkReviewLink={reviewLink} />
        ) : (
          <NoPermission />
        )
      }
    </RecordDrawer>
  );
}
