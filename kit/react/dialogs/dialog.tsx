import { Modal } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useKeptText } from '../leaving/kept-text.ts';
import { useText } from '../shell/texts.ts';
import { useEscape } from './escape.ts';
import { LateFocus } from './late-focus.tsx';

type Props = {
  title: ReactNode;
  isOpen?: boolean;
  onClose: () => void;
  size?: 'lg' | number;
  /** A click outside does not close it, for content shown only once. */
  isKept?: boolean;
  zIndex?: number;
  /** False if the opener restores the focus itself. */
  returnFocus?: boolean;
  children: ReactNode;
};

const look = { title: { fontWeight: 600, fontSize: '1rem' } };

/** Frame of every dialog. Unsaved input is not lost by Escape, ✕, a click outside or navigation. */
export function Dialog(props: Props) {
  const { title, isOpen = true, onClose, size, isKept = false, zIndex, returnFocus = true, children } = props;
  const t = useText();
  const within = useRef<HTMLSpanElement>(null);
  const leave = useKeptText(within, isOpen);
  const close = () => leave(onClose);
  useEscape(within, isOpen, close);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      closeOnEscape={false}
      title={<span ref={within}>{title}</span>}
      styles={look}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      closeOnClickOutside={!isKept}
      returnFocus={returnFocus}
      {...(size && { size })}
      {...(zIndex && { zIndex })}
    >
      <LateFocus />
      {children}
    </Modal>
  );
}
