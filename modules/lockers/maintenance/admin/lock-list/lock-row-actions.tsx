import type { Lock } from '@fachwerk/lockers/contract-lock';
import { useService } from '@fachwerk/lockers/parts';
import { whyNotSetService } from '@fachwerk/lockers/rules/lock-changes';
import { useOpenBox } from '@fachwerk/openings/parts';
import type { BulkAction, RowAction } from '@fachwerk/react/list-types';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { IconCircleCheck, IconCircleOff, IconCpu, IconLockOpen, IconQrcode, IconRestore } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { words } from '../words.ts';
import { useAssignController } from './assign-controller.tsx';
import { useLockActions } from './lock-actions.ts';

type Actions = {
  readonly rowActions: (lock: Lock) => readonly RowAction[];
  readonly bulkActions: readonly BulkAction<Lock>[];
  /** Stand once beside the list. */
  readonly dialogs: ReactNode;
};

/** What can be done from the list, to one box and to several. */
export function useLockRowActions(): Actions {
  const t = useText(words);
  const openBox = useOpenBox();
  const service = useService();
  const actions = useLockActions();
  const assignment = useAssignController();
  const navigate = useNavigate();
  const { search } = useLocation();

  const rowActions = (lock: Lock): RowAction[] => {
    if (lock.archivedAt)
      return [
        {
          label: t('locks.restore'),
          icon: IconRestore,
          whyNot: actions.whyNotConfigure,
          run: () => navigate(`/admin/locks/${lock.id}${search}#restore`),
        },
      ];
    const isOut = lock.outOfService !== null;
    return [
      {
        label: openBox.label,
        icon: IconLockOpen,
        isMain: true,
        whyNot: openBox.whyNot,
        run: () => openBox.ask(lock),
      },
      {
        label: t(isOut ? 'service.in.action' : 'service.out.action'),
        icon: isOut ? IconCircleCheck : IconCircleOff,
        whyNot: service.whyNot,
        run: () => void service.ask([lock], isOut),
      },
    ];
  };

  /** Boxes that are so already are left alone. */
  const setService = async (locks: readonly Lock[], isInService: boolean) => {
    const meant = locks.filter((lock) => !whyNotSetService(lock, isInService));
    if (meant.length > 0) return service.ask(meant, isInService);
    notify(t('service.nothing'));
    return false;
  };
  const stickers: BulkAction<Lock> = {
    label: (count) => t('stickers.action', { count }),
    icon: IconQrcode,
    run: actions.stickers,
  };
  const assign: BulkAction<Lock> = {
    label: (count) => t('assign.bulk', { count }),
    icon: IconCpu,
    run: assignment.ask,
  };
  const configured = actions.whyNotConfigure ? [stickers] : [assign, stickers];
  const bulkActions: BulkAction<Lock>[] = service.whyNot
    ? configured
    : [
        {
          label: (count) => t('service.out.bulk', { count }),
          icon: IconCircleOff,
          run: (locks) => setService(locks, false),
        },
        {
          label: (count) => t('service.in.bulk', { count }),
          icon: IconCircleCheck,
          run: (locks) => setService(locks, true),
        },
        ...configured,
      ];
  return {
    rowActions,
    bulkActions,
    dialogs: (
      <>
        {openBox.dialog}
        {service.dialog}
        {assignment.dialog}
      </>
    ),
  };
}
