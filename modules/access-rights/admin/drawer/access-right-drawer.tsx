import { call, useAsk } from '@fachwerk/react/call';
import { isProblem } from '@fachwerk/react/call-problem';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { downloadFile } from '@fachwerk/react/download';
import { notifyProblem } from '@fachwerk/react/notice';
import { ErrorState, Loading, NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { ActionDialog, type ActionName, useDoneAtOnce } from '@fachwerk/rental-changes/parts';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { accessRightApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ACCESS_RIGHTS } from '../look/list-paths.ts';
import { StateMarks, useRenterName } from '../look/rental-look.tsx';
import { ActionBar } from './action-bar.tsx';
import { ActionMenu } from './action-menu.tsx';
import { NextStep } from './next-step.tsx';
import { RentalFacts } from './rental-facts.tsx';
import { RentalStory } from './rental-story.tsx';

const WIDTH = 720;

/** One rental over the list: what it is, what to do next, and everything that happened. */
export function AccessRightDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const renterName = useRenterName();
  const asked = useAsk(rentalChangeApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  // While the drawer slides away it still shows the rental it was about.
  const [last, setLast] = useState(asked.data);
  const right = id === undefined ? last : asked.data;
  if (right && right !== last) setLast(right);
  const [action, setAction] = useState<ActionName | null>(null);
  const doAtOnce = useDoneAtOnce();
  const start = (name: ActionName) => {
    if (!right) return;
    if (name === 'evidence') void call(accessRightApi.evidence, { id: right.id }).then(downloadFile, notifyProblem);
    else if (!doAtOnce(name, right)) setAction(name);
  };
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={
        right
          ? t('access_rights.one', { box: right.lockNumber, location: right.locationName })
          : t('access_rights.title')
      }
      subtitle={right && renterName(right)}
      mark={<IconKey size={24} stroke={1.5} aria-hidden />}
      actions={right && <ActionMenu right={right} onStart={start} />}
      closeTo={ACCESS_RIGHTS}
      width={WIDTH}
    >
      {!right && asked.isError && <Failed error={asked.error} onRetry={() => asked.refetch()} />}
      {!right && asked.isPending && <Loading lines={10} />}
      {right && (
        <>
          <StateMarks right={right} />
          <NextStep right={right} onStart={start} />
          <ActionBar right={right} onStart={start} />
          <RentalFacts right={right} />
          <RentalStory key={right.id} right={right} />
          {action && <ActionDialog name={action} right={right} onClose={() => setAction(null)} />}
        </>
      )}
    </DetailDrawer>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(adminDe);
  if (isProblem(error, 'rental.unknown')) return <NotFound text={t('access_rights.unknown')} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
