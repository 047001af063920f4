import { useText } from '@fachwerk/react/texts';
import { FocusTrap } from '@mantine/core';
import { useFocusReturn } from '@mantine/hooks';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { appDe } from '../texts/app.de.ts';
import classes from './navigation.module.css';
import { NavigationBody } from './navigation-body.tsx';

/** The navigation of small screens: slides over the page, and goes when one has chosen. */
export function NavigationSheet({
  isOpen,
  onClose,
  onPalette,
}: {
  isOpen: boolean;
  onClose: () => void;
  onPalette: () => void;
}) {
  const t = useText(appDe);
  const { key } = useLocation();
  // Going somewhere closes it.
  useEffect(() => {
    if (key) onClose();
  }, [key, onClose]);
  // Only who goes nowhere comes back to the button; a chosen page has the focus itself.
  const backToButton = useFocusReturn({ opened: isOpen, shouldReturnFocus: false });
  const leave = () => {
    onClose();
    backToButton();
  };
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  });
  if (!isOpen) return null;
  const openPalette = () => {
    onClose();
    onPalette();
  };
  return (
    <>
      <button type="button" className={classes.veil} onClick={leave} aria-label={t('shell.menu.close')} tabIndex={-1} />
      <FocusTrap active>
        <aside className={classes.sheet} id="navigation-sheet" aria-label={t('shell.menu.label')}>
          <NavigationBody hasBell={false} isFolded={false} onPalette={openPalette} />
        </aside>
      </FocusTrap>
    </>
  );
}
