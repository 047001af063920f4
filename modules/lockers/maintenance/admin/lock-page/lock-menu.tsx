import type { Lock } from '@fachwerk/lockers/contract-lock';
import { useService } from '@fachwerk/lockers/parts';
import { MenuAction } from '@fachwerk/react/menu-action';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowsMove,
  IconCircleCheck,
  IconCircleOff,
  IconDots,
  IconEdit,
  IconQrcode,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { useLockActions } from '../lock-list/lock-actions.ts';
import { words } from '../words.ts';

/** Everything that can be done to a box beside opening it. What is refused says why. */
export function LockMenu({ lock }: { lock: Lock }) {
  const t = useText(words);
  const navigate = useNavigate();
  const { search } = useLocation();
  const actions = useLockActions();
  const service = useService();
  const goTo = (hash: string) => navigate({ search, hash }, { replace: true });
  if (lock.archivedAt) return null;
  const isOut = lock.outOfService !== null;
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('kit.actions')}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuAction
            action={{ icon: IconEdit, label: t('kit.edit'), whyNot: actions.whyNotConfigure, run: () => goTo('#edit') }}
          />
          <MenuAction
            action={{
              icon: IconArrowsMove,
              label: t('locks.move'),
              whyNot: actions.whyNotMove(lock),
              run: () => goTo('#move'),
            }}
          />
          <MenuAction
            action={{
              icon: isOut ? IconCircleCheck : IconCircleOff,
              label: t(isOut ? 'service.in.action' : 'service.out.action'),
              whyNot: service.whyNot,
              run: () => void service.ask([lock], isOut),
            }}
          />
          <MenuAction
            action={{ icon: IconQrcode, label: t('stickers.one'), run: () => void actions.stickers([lock]) }}
          />
          <Menu.Divider />
          <MenuAction
            action={{
              icon: IconArchive,
              label: t('locks.archive'),
              whyNot: actions.whyNotMove(lock),
              isDanger: true,
              run: () => void actions.archive(lock, () => navigate(`/admin/locks${search}`)),
            }}
          />
        </Menu.Dropdown>
      </Menu>
      {service.dialog}
    </>
  );
}
