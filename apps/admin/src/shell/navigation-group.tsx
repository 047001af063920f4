import { useMe } from '@fachwerk/auth/account';
import { useText } from '@fachwerk/react/texts';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { MenuGroup, MenuItem } from '../menu.ts';
import { appDe } from '../texts/app.de.ts';
import { NavigationEntry } from './arrange/navigation-entry.tsx';
import classes from './navigation.module.css';

type Props = {
  readonly group: MenuGroup;
  readonly isFolded: boolean;
  /** The entry of the screen that is shown, if it stands in this group. */
  readonly current: MenuItem | undefined;
  readonly onArrange: () => void;
};

/** A group that was added is folded until its person opens it; the group of the current screen is always open. */
export function NavigationGroup({ group, isFolded, current, onArrange }: Props) {
  const t = useText(appDe);
  const me = useMe();
  const id = useId();
  const [opened, setOpened] = useLocalStorage<readonly string[]>({
    key: `device.menu.${me.id}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const isOpen = !group.isFoldable || current !== undefined || opened.includes(group.title);
  const toggle = () => setOpened(isOpen ? opened.filter((title) => title !== group.title) : [...opened, group.title]);
  const name = group.title === 'company' ? me.companyObject.name : t(group.title);
  return (
    <div className={classes.group}>
      <h2 className={classes.heading} data-folded={(isFolded && !group.isFoldable) || undefined}>
        {group.isFoldable ? (
          <button
            type="button"
            className={classes.unfold}
            aria-expanded={isOpen}
            aria-controls={id}
            disabled={current !== undefined}
            onClick={toggle}
            {...(isFolded && { 'aria-label': name, title: name })}
          >
            <IconChevronRight size={14} stroke={2} className={classes.chevron ?? ''} aria-hidden />
            {!isFolded && <span>{name}</span>}
          </button>
        ) : (
          name
        )}
      </h2>
      <ul id={id} className={classes.list} hidden={!isOpen}>
        {isOpen &&
          group.items.map((item) => (
            <NavigationEntry
              key={item.path}
              item={item}
              isFolded={isFolded}
              isCurrent={item === current}
              onArrange={onArrange}
            />
          ))}
      </ul>
    </div>
  );
}
