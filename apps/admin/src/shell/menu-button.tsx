import { useText } from '@fachwerk/react/texts';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { appDe } from '../texts/app.de.ts';
import classes from './navigation.module.css';

/** The floating round button of small screens. */
export function MenuButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useText(appDe);
  const Icon = isOpen ? IconX : IconMenu2;
  return (
    <button
      type="button"
      className={classes.button}
      data-open={isOpen || undefined}
      onClick={onToggle}
      aria-label={isOpen ? t('shell.menu.close') : t('shell.menu.open')}
      aria-expanded={isOpen}
      aria-controls="navigation-sheet"
    >
      <Icon size={24} stroke={1.5} aria-hidden />
    </button>
  );
}
