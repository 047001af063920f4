import type { BoxState } from '@fachwerk/lockers/contract-lock';
import { useText } from '@fachwerk/react/texts';
import {
  IconAlertTriangle,
  IconBattery1,
  IconBookmark,
  IconBrush,
  IconCircleOff,
  IconClockExclamation,
  IconKey,
  IconLock,
  IconLockOpen,
  IconTagOff,
  IconWifiOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { type CSSProperties, memo } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './wall-box.module.css';
import { boxSentence, type DrawnBox, useStateLabels } from './wall-words.ts';

/** How a box looks that is only planned: nothing is wrong with it yet. */
export function plannedBox(box: Pick<DrawnBox, 'id' | 'number' | 'sizeCode' | 'place'>): DrawnBox {
  return {
    ...box,
    state: 'free',
    lockState: 'locked',
    doorState: 'closed',
    isOnline: true,
    battery: null,
    isBatteryLow: false,
    until: null,
  };
}

export const STATE_ICONS: Readonly<Record<BoxState, TablerIcon | null>> = {
  free: null,
  reserved: IconBookmark,
  rented: IconKey,
  overrun: IconClockExclamation,
  to_check: IconBrush,
  not_on_sale: IconTagOff,
  out_of_service: IconCircleOff,
  alarm: IconAlertTriangle,
};

type Props = {
  box: DrawnBox;
  /** The wall's first column and row of the piece it stands in. */
  firstColumn: number;
  firstRow: number;
  /** Without it the box is a picture. */
  onOpen?: ((id: string) => void) | undefined;
  /** The one that Tab comes to. */
  isTabStop: boolean;
  isFaded: boolean;
  isMarked: boolean;
};

/** A compartment between beams with its door. Drawn anew only when something about it has changed. */
export const WallBoxCell = memo(function WallBoxCell(props: Props) {
  const { box, firstColumn, firstRow, onOpen, isTabStop, isFaded, isMarked } = props;
  const t = useText(adminDe);
  const stateWords = useStateLabels();
  const { column, row, columnSpan, rowSpan } = box.place;
  const words = boxSentence(t, stateWords, box);
  const place: CSSProperties = {
    gridColumn: `${column - firstColumn + 1} / span ${columnSpan}`,
    gridRow: `${row - firstRow + 1} / span ${rowSpan}`,
  };
  const look = {
    className: classes.door,
    'data-state': box.state ?? 'none',
    'data-door': box.doorState,
    'data-offline': !box.isOnline || undefined,
  };
  const front = (
    <>
      <span className={classes.words}>{words}</span>
      <Front box={box} title={onOpen ? undefined : words} />
    </>
  );
  return (
    <td
      className={classes.box}
      style={place}
      colSpan={columnSpan}
      data-faded={isFaded || undefined}
      data-marked={isMarked || undefined}
    >
      {onOpen ? (
        <button type="button" {...look} data-box={box.id} tabIndex={isTabStop ? 0 : -1} onClick={() => onOpen(box.id)}>
          {front}
        </button>
      ) : (
        <div {...look}>{front}</div>
      )}
    </td>
  );
}, isSame);

/** For the eye; whoever hears the page hears the sentence instead. */
function Front({ box, title }: { box: DrawnBox; title: string | undefined }) {
  const StateIcon = box.state && STATE_ICONS[box.state];
  const LockIcon = box.lockState === 'unlocked' ? IconLockOpen : IconLock;
  return (
    <span className={classes.front} title={title} aria-hidden>
      <span className={classes.number} data-long={longOf(box.number)}>
        {box.number}
      </span>
      <span className={classes.size}>{box.sizeCode}</span>
      <span className={classes.icons}>
        {StateIcon && <StateIcon size={16} stroke={1.75} className={classes.stateIcon} />}
        {!box.isOnline && <IconWifiOff size={15} stroke={1.75} />}
        {box.isBatteryLow && <IconBattery1 size={16} stroke={1.75} className={classes.battery} />}
        {box.lockState !== 'unknown' && (
          <LockIcon size={14} stroke={1.75} className={classes.lock} data-lock={box.lockState} />
        )}
      </span>
    </span>
  );
}

function isSame(before: Props, after: Props): boolean {
  return (
    isSameBox(before.box, after.box) &&
    before.firstColumn === after.firstColumn &&
    before.firstRow === after.firstRow &&
    before.onOpen === after.onOpen &&
    before.isTabStop === after.isTabStop &&
    before.isFaded === after.isFaded &&
    before.isMarked === after.isMarked
  );
}

/** Every answer brings new objects; what counts is what they say. */
function isSameBox(one: DrawnBox, other: DrawnBox): boolean {
  if (one === other) return true;
  return (
    one.id === other.id &&
    one.state === other.state &&
    one.doorState === other.doorState &&
    one.lockState === other.lockState &&
    one.isOnline === other.isOnline &&
    one.isBatteryLow === other.isBatteryLow &&
    one.until?.getTime() === other.until?.getTime() &&
    one.number === other.number &&
    one.sizeCode === other.sizeCode &&
    one.place.column === other.place.column &&
    one.place.row === other.place.row &&
    one.place.columnSpan === other.place.columnSpan &&
    one.place.rowSpan === other.place.rowSpan
  );
}

/** How much room a number takes; most have up to three letters. */
function longOf({ length }: string): 'yes' | 'very' | undefined {
  if (length <= 3) return undefined;
  return length <= 5 ? 'yes' : 'very';
}
