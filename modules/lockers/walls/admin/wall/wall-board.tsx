import type { BoxState } from '@fachwerk/lockers/contract-lock';
import { useAddress } from '@fachwerk/react/address';
import { useText } from '@fachwerk/react/texts';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Wall } from '../../contract.ts';
import { wallShape } from '../../rules/wall-shape.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './wall-board.module.css';
import { WallDrawing, type WallZoom } from './wall-drawing.tsx';
import { isBoxState, WallLegend } from './wall-legend.tsx';
import { wallPath } from './wall-paths.ts';
import type { DrawnBox } from './wall-words.ts';

/** Wider walls begin small, so that one sees where one is. */
const LARGE_COLUMNS = 16;
/** As in the list of locks, so that an address reads the same. */
const STATE_PARAM = 'state';

type Props = {
  wall: Wall;
  /** What the wall shows: its boxes now, or as they were. */
  boxes: readonly DrawnBox[];
  markedId?: string | undefined;
  isOpenable?: boolean;
  /** Where a box of it lies open; beside the wall itself where it is left out. */
  pathOf?: (boxId: string) => string;
};

/** Legend and wall. */
export function WallBoard({ wall, boxes, markedId, isOpenable = false, pathOf }: Props) {
  const t = useText(adminDe);
  const { chosen, choose } = useChosenStates();
  const shown = useMemo(() => (chosen.length > 0 ? new Set(chosen) : null), [chosen]);
  const columns = useMemo(() => wallShape(wall.boxes).columns, [wall.boxes]);
  const [zoom, setZoom] = useLocalStorage<WallZoom | 'auto'>({
    key: 'device.wallZoom',
    defaultValue: 'auto',
    getInitialValueInEffect: false,
  });
  const size = zoom === 'auto' ? (columns > LARGE_COLUMNS ? 'small' : 'large') : zoom;
  const open = useOpen((boxId) => pathOf?.(boxId) ?? wallPath(wall.locationId, boxId));
  return (
    <div className={classes.board}>
      <div className={classes.tools}>
        <WallLegend boxes={boxes} chosen={chosen} onChoose={choose} />
        <div className={classes.zoom}>
          <VisuallyHidden id="wall-zoom">{t('wall.zoom')}</VisuallyHidden>
          <SegmentedControl
            size="xs"
            value={size}
            onChange={(next) => setZoom(next as WallZoom)}
            data={(['large', 'small'] as const).map((value) => ({ value, label: t(`wall.zoom.${value}`) }))}
            aria-labelledby="wall-zoom"
          />
        </div>
      </div>
      <WallDrawing
        boxes={boxes}
        label={t('wall.label', { name: wall.locationName })}
        shown={shown}
        markedId={markedId}
        zoom={size}
        {...(isOpenable && { onOpen: open, hasCards: true })}
      />
    </div>
  );
}

/** Stays the same function, so that no box is drawn anew for it. */
function useOpen(pathOf: (boxId: string) => string): (boxId: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const latest = useRef({ search, pathOf });
  useEffect(() => {
    latest.current = { search, pathOf };
  }, [search, pathOf]);
  return useCallback(
    (boxId) => void navigate({ pathname: latest.current.pathOf(boxId), search: latest.current.search }),
    [navigate],
  );
}

function useChosenStates() {
  const [params, change] = useAddress();
  const query = params.getAll(STATE_PARAM).join();
  const chosen = useMemo(() => query.split(',').filter(isBoxState), [query]);
  const choose = (states: readonly BoxState[]) => change({ [STATE_PARAM]: states }, true);
  return { chosen, choose };
}
