import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../shell/texts.ts';

type Props = {
  title: ReactNode;
  isOpen?: boolean;
  onClose: () => void;
  size?: 'lg' | number;
  /** A click beside it does not lose what can be read only once. */
  isKept?: boolean;
  zIndex?: number;
  children: ReactNode;
};

const look = { title: { fontWeight: 600, fontSize: '1rem' } };

/** The frame of every question over a screen. */
export function Dialog({ title, isOpen = true, onClose, size, isKept = false, zIndex, children }: Props) {
  const t = useText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      styles={look}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      closeOnClickOutside={!isKept}
      {...(size && { size })}
      {...(zIndex && { zIndex })}
    >
      {children}
    </Modal>
  );
}

type ButtonsProps = { label: string; isBusy: boolean; isReady?: boolean; isDanger?: boolean; onClose: () => void };

/** Not now, or do it: the end of a form in a dialog. */
export function DialogButtons({ label, isBusy, isReady = true, isDanger = false, onClose }: ButtonsProps) {
  const t = useText();
  return (
    <Group justify="flex-end" gap="xs" mt="md">
      <Button variant="default" onClick={onClose}>
        {t('kit.cancel')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={!isReady} {...(isDanger && { color: 'danger' })}>
        {label}
      </Button>
    </Group>
  );
}
