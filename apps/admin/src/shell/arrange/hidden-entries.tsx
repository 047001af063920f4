import { useText } from '@fachwerk/react/texts';
import { IconChevronRight, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { MenuItem } from '../../menu.ts';
import { appDe } from '../../texts/app.de.ts';
import classes from '../navigation.module.css';
import { NavigationEntry } from './navigation-entry.tsx';

/** At the foot of the menu: what its person has hidden stays in reach. */
export function HiddenEntries({ items, onArrange }: { items: readonly MenuItem[]; onArrange: () => void }) {
  const t = useText(appDe);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // They stand at the foot of a menu that scrolls.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div className={classes.group} data-hidden-entries>
      <button
        type="button"
        className={classes.hidden}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconEyeOff size={16} stroke={1.5} aria-hidden />
        <span>{t(isOpen ? 'menu.hidden.close' : 'menu.hidden.open', { count: items.length })}</span>
        <IconChevronRight size={14} stroke={2} className={classes.chevron ?? ''} aria-hidden />
      </button>
      <ul ref={list} id={id} className={classes.list} hidden={!isOpen}>
        {isOpen &&
          items.map((item) => (
            <NavigationEntry key={item.path} item={item} isFolded={false} isCurrent={false} onArrange={onArrange} />
          ))}
      </ul>
    </div>
  );
}
