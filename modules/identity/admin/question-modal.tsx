import { useText } from '@fachwerk/react/texts';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './question-modal.module.css';

type Props = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode };

/** One question that needs an answer typed in, over the page it belongs to. */
export function QuestionModal({ isOpen, title, onClose, children }: Props) {
  const t = useText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      {children}
    </Modal>
  );
}
