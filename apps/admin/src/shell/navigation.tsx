import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { NAV_WIDTH, navWidth } from '../menu-rules.ts';
import { appDe } from '../texts/app.de.ts';
import classes from './navigation.module.css';
import { NavigationBody } from './navigation-body.tsx';
import { ResizeHandle } from './resize-handle.tsx';

/** Folded to its icons, in px. */
const RAIL = 64;

/** The side navigation of wide screens: as wide as one pulls it, or folded to its icons. Both are remembered. */
export function Navigation({ onPalette, canCollapse }: { onPalette: () => void; canCollapse: boolean }) {
  const t = useText(appDe);
  const [isFolded, setFolded] = useLocalStorage({
    key: 'device.navFolded',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [width, setWidth] = useLocalStorage<number>({
    key: 'device.navWidth',
    defaultValue: NAV_WIDTH.usual,
    getInitialValueInEffect: false,
  });
  const label = isFolded ? t('shell.menu.expand') : t('shell.menu.collapse');
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside
      aria-label={t('shell.menu.label')}
      className={classes.pane}
      style={{ width: isFolded ? RAIL : navWidth(width) }}
      data-folded={isFolded || undefined}
    >
      <NavigationBody hasBell isFolded={isFolded} onPalette={onPalette} onUnfold={() => setFolded(false)} />
      {canCollapse && (
        <div className={classes.foot}>
          <Tooltip label={label} position="right">
            <ActionIcon
              className={classes.fold ?? ''}
              variant="transparent"
              size={36}
              onClick={() => setFolded(!isFolded)}
              aria-label={label}
              aria-expanded={!isFolded}
            >
              <Icon size={20} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        </div>
      )}
      {!isFolded && (
        <ResizeHandle
          width={navWidth(width)}
          onWidth={(next) => setWidth(navWidth(next))}
          onFold={() => setFolded(true)}
        />
      )}
    </aside>
  );
}
