import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import type { RowAction } from '@fachwerk/react/list-types';
import { notify } from '@fachwerk/react/notice';
import { useMay, useMaySomewhere } from '@fachwerk/react/session';
import { translate, useText } from '@fachwerk/react/texts';
import { IconActivity, IconArchive, IconEdit, IconKey, IconRestore } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DeviceProblem } from '../../contract.ts';
import {
  type Controller,
  type ControllerKind,
  controllerApi,
  type ProvisioningToken,
} from '../../contract-controller.ts';
import { whyNotArchive, whyNotPing } from '../../rules/controller.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ProvisioningDialog } from '../provisioning/provisioning-dialog.tsx';

/** Both kinds share the screens; labels and paths differ. */
export const PLACES = { controller: '/admin/monitoring', terminal: '/admin/terminals' } as const satisfies Record<
  ControllerKind,
  string
>;
export const WORDS = { controller: 'controllers', terminal: 'terminals' } as const satisfies Record<
  ControllerKind,
  string
>;
/** Used in place of an id. */
export const NEW = 'new';

export type ControllerActions = {
  of(device: Controller): readonly RowAction[];
  /** Frequent actions; the others are in the drawer. */
  onRow(device: Controller): readonly RowAction[];
  /** Shows the token of a new device. */
  provision(device: Controller, provisioning: ProvisioningToken): void;
  readonly dialog: ReactNode;
};

type Provisioned = { readonly device: Controller; readonly provisioning: ProvisioningToken };

/** Device actions: confirm irreversible ones, execute, notify. */
export function useControllerActions(kind: ControllerKind): ControllerActions {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayManage = useMay('controllers.manage');
  const mayPing = useMaySomewhere('locks.service');
  const ping = useChange(controllerApi.ping);
  const renewal = useChange(controllerApi.renewToken);
  const archival = useChange(controllerApi.archive);
  const restoration = useChange(controllerApi.restore);
  const [provisioned, setProvisioned] = useState<Provisioned | null>(null);
  const [isOpen, setOpen] = useState(false);

  const provision = (device: Controller, provisioning: ProvisioningToken) => {
    setProvisioned({ device, provisioning });
    setOpen(true);
  };
  const renew = async (device: Controller) => {
    const { name } = device;
    const question = { title: t('controllers.renew.title', { name }), text: t('controllers.renew.text') };
    if (!(await confirm({ ...question, confirm: t('controllers.renew'), isDanger: true }))) return;
    const provisioning = await renewal.mutateAsync({ controller: { id: device.id } }).catch(() => null);
    if (provisioning) provision(device, provisioning);
  };
  const archive = async ({ id, name }: Controller) => {
    const question = { title: t('controllers.archive.title', { name }), text: t('controllers.archive.text') };
    if (!(await confirm({ ...question, confirm: t('controllers.archive'), isDanger: true }))) return;
    const isDone = await archival.mutateAsync({ controller: { id } }).catch(() => null);
    if (!isDone) return;
    navigate(PLACES[kind] + search);
    notify(t('controllers.archived', { name }), { run: () => void restore({ id, name }) });
  };
  const restore = async ({ id, name }: Pick<Controller, 'id' | 'name'>) => {
    const isDone = await restoration.mutateAsync({ controller: { id } }).catch(() => null);
    if (isDone) notify(t('controllers.restored', { name }));
  };

  const restoring = (device: Controller): RowAction[] =>
    mayManage && device.archivedAt
      ? [{ label: t('controllers.restore'), icon: IconRestore, run: () => void restore(device) }]
      : [];
  const pinging = (device: Controller): RowAction[] =>
    mayPing && !device.archivedAt
      ? [
          {
            label: t('controllers.ping'),
            icon: IconActivity,
            whyNot: words(whyNotPing(device)),
            run: () => ping.mutate({ controller: { id: device.id } }),
          },
        ]
      : [];
  const managing = (device: Controller): RowAction[] =>
    mayManage && !device.archivedAt
      ? [
          {
            label: t('controllers.edit'),
            icon: IconEdit,
            run: () => navigate(`${PLACES[kind]}/${device.id}${search}#edit`),
          },
          { label: t('controllers.renew'), icon: IconKey, run: () => void renew(device) },
          {
            label: t('controllers.archive'),
            icon: IconArchive,
            isDanger: true,
            whyNot: words(whyNotArchive(device)),
            run: () => void archive(device),
          },
        ]
      : [];

  return {
    provision,
    of: (device) => [...restoring(device), ...pinging(device), ...managing(device)],
    onRow: (device) => [...restoring(device), ...pinging(device), ...managing(device).slice(0, 1)],
    dialog: provisioned && <ProvisioningDialog {...provisioned} isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}

function words(refusal: DeviceProblem | null): string | null {
  return refusal && translate(refusal);
}
