import { useAsk } from '@fachwerk/react/call';
import { isProblem } from '@fachwerk/react/call-problem';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { ErrorState, Loading, NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { accessRightApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import { ActionBar } from './action-bar.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { ActionMenu } from './action-menu.tsx';
import { ACCESS_RIGHTS } from './list-paths.ts';
import { NextStep } from './next-step.tsx';
import type { ActionName } from './rental-actions.ts';
import { RentalFacts } from './rental-facts.tsx';
import { StateMarks, useRenterName } from './rental-look.tsx';
import { RentalStory } from './rental-story.tsx';
import { useDoneAtOnce } from './use-done-at-once.ts';

const WIDTH = 720;

/** One rental over the list: what it is, what to do next, and everything that happened. */
export function AccessRightDrawer() {
  const t = useText(de);
  const { id } = useParams();
  const renterName = useRenterName();
  const asked = useAsk(accessRightApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  // While the drawer slides away it still shows the rental it was about.
  const [last, setLast] = useState(asked.data);
  const right = id === undefined ? last : asked.data;
  if (right && right !== last) setLast(right);
  const [action, setAction] = useState<ActionName | null>(null);
  const doAtOnce = useDoneAtOnce();
  const start = (name: ActionName) => {
    if (right && !doAtOnce(name, right)) setAction(name);
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
  const t = useText(de);
  if (isProblem(error, 'rental.unknown')) return <NotFound text={t('access_rights.unknown')} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
