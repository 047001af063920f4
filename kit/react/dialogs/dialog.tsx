import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useKeptText } from '../leaving/kept-text.ts';
import { BREAKPOINTS } from '../look/tokens.ts';
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
  /** Much to look through: on a phone it takes the whole screen. */
  isSheet?: boolean;
  /** False if the opener restores the focus itself. */
  returnFocus?: boolean;
  children: ReactNode;
};

const look = { title: { fontWeight: 600, fontSize: '1rem' } };

/** Frame of every dialog. Unsaved input is not lost by Escape, ✕, a click outside or navigation. */
export function Dialog(props: Props) {
  const {
    title,
    isOpen = true,
    onClose,
    size,
    isKept = false,
    zIndex,
    isSheet = false,
    returnFocus = true,
    children,
  } = props;
  const t = useText();
  const within = useRef<HTMLSpanElement>(null);
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });
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
      fullScreen={isSheet && isPhone}
      {...(size && { size })}
      {...(zIndex && { zIndex })}
    >
      <LateFocus />
      {children}
    </Modal>
  );
}
