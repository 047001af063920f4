import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../shell/texts.ts';
import { LateFocus } from './late-focus.tsx';

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
      <LateFocus />
      {children}
    </Modal>
  );
}
