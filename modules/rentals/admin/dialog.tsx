import { useText } from '@fachwerk/react/texts';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** The frame of every question about a rental. */
export function Dialog({ title, onClose, children }: Props) {
  const t = useText();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      styles={{ title: { fontWeight: 600, fontSize: '1rem' } }}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      {children}
    </Modal>
  );
}
