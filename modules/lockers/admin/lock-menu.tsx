import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconArchive,
  IconArrowsMove,
  IconCircleCheck,
  IconCircleOff,
  IconDots,
  IconEdit,
  IconQrcode,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import type { Lock } from '../contract-lock.ts';
import { de } from '../texts/de.ts';
import { useLockActions } from './lock-actions.ts';
import classes from './lock-drawer.module.css';
import { useService } from './lock-service.tsx';

/** Everything that can be done to a box beside opening it. What is refused says why. */
export function LockMenu({ lock }: { lock: Lock }) {
  const t = useText(de);
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
          <Item icon={IconEdit} label={t('kit.edit')} whyNot={actions.whyNotConfigure} run={() => goTo('#edit')} />
          <Item
            icon={IconArrowsMove}
            label={t('locks.move')}
            whyNot={actions.whyNotMove(lock)}
            run={() => goTo('#move')}
          />
          <Item
            icon={isOut ? IconCircleCheck : IconCircleOff}
            label={t(isOut ? 'service.in.action' : 'service.out.action')}
            whyNot={service.whyNot}
            run={() => void service.ask([lock], isOut)}
          />
          <Item icon={IconQrcode} label={t('stickers.one')} whyNot={null} run={() => void actions.stickers([lock])} />
          <Menu.Divider />
          <Item
            icon={IconArchive}
            label={t('locks.archive')}
            whyNot={actions.whyNotMove(lock)}
            isDanger
            run={() => void actions.archive(lock, () => navigate(`/admin/locks${search}`))}
          />
        </Menu.Dropdown>
      </Menu>
      {service.dialog}
    </>
  );
}

type ItemProps = { icon: TablerIcon; label: string; whyNot: string | null; isDanger?: boolean; run: () => void };

/** A menu has no room for a tooltip on a phone: the reason stands under the words. */
function Item({ icon: Icon, label, whyNot, isDanger = false, run }: ItemProps) {
  return (
    <Menu.Item
      className={classes.menuItem ?? ''}
      leftSection={<Icon size={18} stroke={1.5} />}
      {...(isDanger && { color: 'danger' })}
      disabled={whyNot !== null}
      onClick={run}
    >
      {label}
      {whyNot && (
        <Text component="div" size="xs">
          {whyNot}
        </Text>
      )}
    </Menu.Item>
  );
}
