import { useChange } from '@fachwerk/react/call';
import { notify } from '@fachwerk/react/notice';
import { PhotoInput } from '@fachwerk/react/photo-input';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconCamera, IconMapPinMinus, IconNote, IconPackage, IconPlus, IconSettings } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { roundApi } from '../../contract-round.ts';
import { whyNotRemoveStop } from '../../rules/round-state.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { PartDialog } from './part-dialog.tsx';
import classes from './stop.module.css';
import type { StopProps } from './stop-props.ts';
import { TextDialog } from './text-dialog.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What is not about one task: the wall as a whole, parts that were used, work that was found. */
export function StopTools({ view, sheet, stop }: StopProps) {
  const t = useText(adminDe);
  const photo = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'note' | 'part' | 'added' | null>(null);
  const mayRecordFinds = useMay('found_items.edit');
  const stopId = stop.id;
  const close = () => setAsked(null);
  const mayPlan = useMay('rounds.plan');
  const go = useNavigate();
  const remove = useChange(roundApi.removeStop);
  const add = useChange(roundApi.addStop);
  const takeOut = () => {
    const { id } = sheet.round;
    const { locationId, name } = stop;
    const onSuccess = () => {
      void go(`/admin/rounds/${id}`);
      notify(t('rounds.stop.removed', { name }), { run: () => add.mutate({ id, locationId }) });
    };
    remove.mutate({ id, stopId }, { onSuccess });
  };
  return (
    <div className={classes.tools}>
      <Button variant="default" size="md" leftSection={<IconNote {...icon} />} onClick={() => setAsked('note')}>
        {t('rounds.note')}
      </Button>
      <Button variant="default" size="md" leftSection={<IconCamera {...icon} />} onClick={() => photo.current?.click()}>
        {t('rounds.photo')}
      </Button>
      <Button variant="default" size="md" leftSection={<IconSettings {...icon} />} onClick={() => setAsked('part')}>
        {t('rounds.part')}
      </Button>
      <Button variant="default" size="md" leftSection={<IconPlus {...icon} />} onClick={() => setAsked('added')}>
        {t('rounds.task')}
      </Button>
      {mayRecordFinds && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconPackage {...icon} />}
          component={Link}
          to={`/admin/found-items/new?${new URLSearchParams({ location: stop.locationId, origin: 'round', from: sheet.round.id })}`}
        >
          {t('rounds.found_item')}
        </Button>
      )}
      {mayPlan &&
        whyNotRemoveStop(sheet.round.state, stop, { stops: sheet.stops.length, records: sheet.records }) === null && (
          <Button
            variant="default"
            size="md"
            leftSection={<IconMapPinMinus {...icon} />}
            loading={remove.isPending}
            disabled={!view.isOnline}
            onClick={takeOut}
          >
            {t('rounds.stop.remove')}
          </Button>
        )}
      <PhotoInput ref={photo} onPhoto={(file) => view.photo(stopId, undefined, file)} />
      {asked === 'note' && (
        <TextDialog
          title={t('rounds.note_for', { name: stop.name })}
          label={t('rounds.note')}
          button={t('rounds.note.save')}
          onSave={(text) => view.report({ kind: 'note', stopId, text })}
          onClose={close}
        />
      )}
      {asked === 'added' && (
        <TextDialog
          title={t('rounds.task.add')}
          label={t('rounds.task')}
          button={t('rounds.task.add')}
          onSave={(text) => view.report({ kind: 'added', stopId, text })}
          onClose={close}
        />
      )}
      {asked === 'part' && (
        <PartDialog
          names={sheet.partNames}
          onSave={(text, count) => view.report({ kind: 'part', stopId, text, count })}
          onClose={close}
        />
      )}
    </div>
  );
}
