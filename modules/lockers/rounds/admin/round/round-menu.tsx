import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Dialog } from '@fachwerk/react/dialog';
import { MenuAction } from '@fachwerk/react/menu-action';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu, NativeSelect } from '@mantine/core';
import { IconCalendarOff, IconDotsVertical, IconMapPinPlus, IconRoute, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import type { RoundSheet } from '../../contract.ts';
import { roundApi } from '../../contract-round.ts';
import { whyNotAddStop, whyNotAssign, whyNotCancel, whyNotOrder } from '../../rules/round-state.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AddStopDialog } from './add-stop-dialog.tsx';
import { hereNow } from './here-now.ts';
import type { RoundView } from './use-round.ts';

/** Everything that is not the next step; it needs a network. */
export function RoundMenu({ view, sheet }: { view: RoundView; sheet: RoundSheet }) {
  const { round } = sheet;
  const t = useText(adminDe);
  const confirm = useConfirm();
  const [mayPlan, mayWork] = [useMay('rounds.plan'), useMay('rounds.work')];
  const [isAssigning, setAssigning] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const order = useChange(roundApi.order);
  const cancel = useChange(roundApi.cancel);
  const { id, state } = round;
  const why = (refusal: Parameters<typeof t>[0] | null) =>
    view.isOnline ? refusal && t(refusal) : t('rounds.needs_network');
  const orderFromHere = async () => {
    const start = await hereNow();
    order.mutate(
      { id, ...(start && { start }) },
      { onSuccess: () => notify(t(start ? 'rounds.ordered_here' : 'rounds.ordered')) },
    );
  };
  const callOff = async () => {
    const question = {
      title: t('rounds.cancel'),
      text: t('rounds.cancel.about'),
      confirm: t('rounds.cancel'),
      isDanger: true,
    };
    if (await confirm(question)) cancel.mutate({ id }, { onSuccess: () => notify(t('rounds.cancelled')) });
  };
  if (!mayPlan && !mayWork) return null;
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label={t('rounds.more')} loading={order.isPending}>
            <IconDotsVertical size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayWork && (
            <MenuAction
              action={{
                label: t('rounds.order_here'),
                icon: IconRoute,
                whyNot: why(whyNotOrder(state)),
                run: () => void orderFromHere().catch(notifyProblem),
              }}
            />
          )}
          {mayPlan && (
            <MenuAction
              action={{
                label: t('rounds.stop.add'),
                icon: IconMapPinPlus,
                whyNot: why(whyNotAddStop(state, sheet.stops.length)),
                run: () => setAdding(true),
              }}
            />
          )}
          {mayPlan && (
            <MenuAction
              action={{
                label: t('rounds.assign'),
                icon: IconUserShare,
                whyNot: why(whyNotAssign(state)),
                run: () => setAssigning(true),
              }}
            />
          )}
          {mayPlan && (
            <MenuAction
              action={{
                label: t('rounds.cancel'),
                icon: IconCalendarOff,
                isDanger: true,
                whyNot: why(whyNotCancel(state)),
                run: () => void callOff(),
              }}
            />
          )}
        </Menu.Dropdown>
      </Menu>
      {isAdding && <AddStopDialog sheet={sheet} onClose={() => setAdding(false)} />}
      {isAssigning && <AssignDialog round={round} onClose={() => setAssigning(false)} />}
    </>
  );
}

function AssignDialog({ round, onClose }: { round: RoundSheet['round']; onClose: () => void }) {
  const t = useText(adminDe);
  const people = useAsk(roundApi.proposal, { day: round.day }).data?.technicians ?? [];
  const assign = useChange(roundApi.assign);
  const known = people.some(({ id }) => id === round.technicianId)
    ? people
    : [{ id: round.technicianId, name: round.technicianName }, ...people];
  const give = (technicianId: string) =>
    assign.mutate(
      { id: round.id, technicianId },
      {
        onSuccess: ({ technicianName }) => {
          notify(t('rounds.assigned', { name: technicianName }));
          onClose();
        },
      },
    );
  return (
    <Dialog title={t('rounds.assign')} onClose={onClose}>
      <NativeSelect
        label={t('rounds.field.technician')}
        value={round.technicianId}
        disabled={assign.isPending}
        data={known.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => give(currentTarget.value)}
      />
    </Dialog>
  );
}
