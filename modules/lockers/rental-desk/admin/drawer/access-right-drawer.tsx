import type { Output } from '@fachwerk/base/contract';
import { call, useAsk } from '@fachwerk/react/call';
import { downloadFile } from '@fachwerk/react/download';
import { notifyProblem } from '@fachwerk/react/notice';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { ActionDialog, type ActionName, useDoneAtOnce } from '@fachwerk/rental-changes/parts';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { accessRightApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ACCESS_RIGHTS } from '../badge/list-paths.ts';
import { StateMarks, useRenterName } from '../badge/rental-badge.tsx';
import { ActionBar } from './action-bar.tsx';
import { ActionMenu } from './action-menu.tsx';
import { NextStep } from './next-step.tsx';
import { RentalFacts } from './rental-facts.tsx';
import { RentalStory } from './rental-story.tsx';

const WIDTH = 720;
type Found = Output<typeof rentalChangeApi.find>;

/** One rental over the list: what it is, what to do next, and everything that happened. */
export function AccessRightDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const renterName = useRenterName();
  const asked = useAsk(rentalChangeApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  const [action, setAction] = useState<ActionName | null>(null);
  const doAtOnce = useDoneAtOnce();
  const start = (right: Found, name: ActionName) => {
    if (name === 'evidence') void call(accessRightApi.evidence, { id: right.id }).then(downloadFile, notifyProblem);
    else if (!doAtOnce(name, right)) setAction(name);
  };
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('access_rights.title')}
      title={({ lockNumber, locationName }) => t('access_rights.one', { box: lockNumber, location: locationName })}
      subtitle={renterName}
      mark={<IconKey size={24} stroke={1.5} aria-hidden />}
      actions={(right) => <ActionMenu right={right} onStart={(name) => start(right, name)} />}
      gone={t('access_rights.unknown')}
      closeTo={ACCESS_RIGHTS}
      width={WIDTH}
    >
      {(right) => (
        <>
          <StateMarks right={right} />
          <NextStep right={right} onStart={(name) => start(right, name)} />
          <ActionBar right={right} onStart={(name) => start(right, name)} />
          <RentalFacts right={right} />
          <RentalStory key={right.id} right={right} />
          {action && <ActionDialog name={action} right={right} onClose={() => setAction(null)} />}
        </>
      )}
    </RecordDrawer>
  );
}
