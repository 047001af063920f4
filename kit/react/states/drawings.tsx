import type { ReactNode } from 'react';
import classes from './drawings.module.css';

/** Illustrations of states. All show one timber frame; one bay in the accent colour tells the state. Colours come from the theme. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 264 184" fill="none" className={classes.sheet} focusable="false" aria-hidden="true">
      <path className={classes.ground} d="M8 168.5h248" />
      {children}
    </svg>
  );
}

const BAYS = [44, 104, 164] as const;
const BAY_WIDTH = 56;

/** A filled bay, on the upper (0) or lower (1) floor. */
function Panel({ bay, floor, kind = 'panel' }: { bay: 0 | 1 | 2; floor: 0 | 1; kind?: 'panel' | 'accent' | 'void' }) {
  return (
    <rect
      className={classes[kind]}
      x={BAYS[bay]}
      y={floor === 0 ? 70 : 122}
      width={BAY_WIDTH}
      height={floor === 0 ? 46 : 44}
    />
  );
}

function Panels({ without }: { without?: `${0 | 1 | 2}${0 | 1}` }) {
  const all = BAYS.flatMap((_, bay) => [0, 1].map((floor) => ({ bay: bay as 0 | 1 | 2, floor: floor as 0 | 1 })));
  return all
    .filter(({ bay, floor }) => `${bay}${floor}` !== without)
    .map(({ bay, floor }) => <Panel key={`${bay}${floor}`} bay={bay} floor={floor} />);
}

function Beams({ braces = true, roof = true }: { braces?: boolean; roof?: boolean }) {
  return (
    <>
      {roof && <path className={classes.roof} d="M132 14 28 67h208L132 14Z" />}
      {roof && <path className={classes.beam} d="M132 14 28 67M132 14l104 53M132 16v50M82 41v25M182 41v25" />}
      <path className={classes.beam} d="M34 68h196M40 119h184M34 167h196" />
      <path className={classes.beam} d="M42 68v98M102 68v98M162 68v98M222 68v98" />
      {braces && <path className={classes.beam} d="m44 116 30-46M220 116l-30-46M44 166l26-44M220 166l-26-44" />}
    </>
  );
}

/** Nothing yet: one bay is open. */
export function EmptyBay() {
  return (
    <Sheet>
      <Panels without="10" />
      <Panel bay={1} floor={0} kind="void" />
      <Beams />
      <path className={classes.accentLine} d="M132 83v20M122 93h20" />
    </Sheet>
  );
}

/** Nothing found: a magnifier over a bay. */
export function MagnifiedBay() {
  return (
    <Sheet>
      <Panels />
      <Beams />
      <circle className={classes.glass} cx="146" cy="102" r="30" />
      <path className={classes.accentLine} d="m168 124 24 24" />
      <path className={classes.accentThin} d="M131 98a17 17 0 0 1 15-13" />
    </Sheet>
  );
}

/** Failed: a brace is loose. */
export function BrokenBeam() {
  return (
    <Sheet>
      <Panels without="20" />
      <Panel bay={2} floor={0} kind="void" />
      <Beams braces={false} />
      <path className={classes.beam} d="m44 116 30-46M44 166l26-44M220 166l-26-44" />
      <path className={classes.accentBeam} d="m196 72 9 15M207 99l17 33" />
      <path className={classes.accentThin} d="m199 95 5-5M212 91l-5 2M197 104l6-3" />
    </Sheet>
  );
}

/** No permission: a locked door. */
export function LockedDoor() {
  return (
    <Sheet>
      <Panels without="11" />
      <Beams />
      <path className={classes.door} d="M112 166v-38h40v38" />
      <rect className={classes.accentFill} x="123" y="142" width="18" height="14" rx="3" />
      <path className={classes.accentThin} d="M127 142v-4a5 5 0 0 1 10 0v4" />
    </Sheet>
  );
}

/** Not found: a gable without a house. */
export function LostGable() {
  return (
    <Sheet>
      <path className={classes.roof} d="M132 14 28 67h208L132 14Z" />
      <path
        className={classes.beam}
        d="M132 14 28 67M132 14l104 53M132 16v50M82 41v25M182 41v25M34 68h196M42 68v98M222 68v98M34 167h40M190 167h40"
      />
      <path className={classes.dashed} d="M102 74v88M162 74v88M48 119h48M168 119h48" />
      <path className={classes.accentLine} d="M122 108a10 10 0 1 1 14 9c-3 1.5-4 3.5-4 7" />
      <circle className={classes.accentFill} cx="132" cy="134" r="2.5" />
    </Sheet>
  );
}

/** Offline: a cut line between two posts. */
export function CutLine() {
  return (
    <Sheet>
      <path className={classes.roof} d="M72 74 30 96h84L72 74Z" />
      <path
        className={classes.beam}
        d="M72 74 30 96M72 74l42 22M36 97h72M42 97v69M102 97v69M42 131h60M34 167h76M44 129l26-30M100 164l-26-31"
      />
      <path className={classes.beam} d="M214 46v121M196 62h36M202 167h24M214 84l-13-20M214 84l13-20" />
      <path className={classes.thin} d="M104 92c14-10 26-16 38-19M198 60c-10 1-18 3-26 5" />
      <path className={classes.accentLine} d="m146 64 5 9M164 58l5 9" />
      <path className={classes.accentThin} d="m150 52 1-7M160 47l4-6M142 55l-5-4" />
    </Sheet>
  );
}

/** New version: the topping-out wreath. */
export function RaisedFlag() {
  return (
    <Sheet>
      <Panels />
      <Beams />
      <path className={classes.accentLine} d="M132 14V2" />
      <path className={classes.accentFill} d="M132 2h26l-7 6 7 6h-26Z" />
    </Sheet>
  );
}
