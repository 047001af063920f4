import classes from './art.module.css';

/** Illustration: keys on hooks. */
export function RightsArt() {
  return (
    <>
      <path className={classes.ground} d="M12 147h216" />
      <path className={classes.fill} d="M42 30h156v115H42z" />
      <path className={classes.beam} d="M26 30h188M34 145h172M42 30v114M198 30v114" />
      <path className={classes.beam} d="m44 66 34-34M196 66l-34-34M44 142l20-30M196 142l-20-30" />
      <path className={classes.thin} d="M84 32v10M120 32v8M156 32v10" />
      <Key x={84} y={42} kind="key" />
      <Key x={156} y={42} kind="key" />
      <Key x={120} y={40} kind="accentKey" scale={1.3} />
    </>
  );
}

function Key({ x, y, kind, scale = 1 }: { x: number; y: number; kind: 'key' | 'accentKey'; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle className={classes[kind]} cx="0" cy="9" r="9" />
      <path className={classes[kind]} d="M0 18v42M0 46h9M0 56h7" />
    </g>
  );
}

const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** Illustration: a clock in the gable. */
export function ClockArt() {
  return (
    <>
      <path className={classes.ground} d="M12 147h216" />
      <path className={classes.fill} d="M120 10 48 50h144ZM60 52h120v94H60z" />
      <path className={classes.beam} d="M120 10 42 53M120 10l78 43M42 53h156M50 145h140M60 54v90M180 54v90" />
      <path className={classes.beam} d="M60 99h26M154 99h26M120 12v38M120 136v8M86 31v20M154 31v20" />
      <path className={classes.beam} d="m62 77 20-22M178 77l-20-22M62 142l22-24M178 142l-22-24" />
      <circle className={classes.face} cx="120" cy="99" r="35" />
      {HOURS.map((angle) => (
        <path
          key={angle}
          className={classes.thin}
          d={angle % 90 === 0 ? 'M120 70v6' : 'M120 70v3'}
          transform={`rotate(${angle} 120 99)`}
        />
      ))}
      <path className={classes.beam} d="M120 99h14" />
      <path className={classes.accentLine} d="M120 99V80" />
      <circle className={classes.accentFill} cx="120" cy="99" r="4" />
    </>
  );
}

const AWNING = [0, 1, 2, 3, 4, 5] as const;

/** Illustration: a shop front in a browser window. */
export function WebsiteArt() {
  return (
    <>
      <path className={classes.ground} d="M12 147h216" />
      <rect className={classes.window} x="32" y="16" width="176" height="129" rx="7" />
      <path className={classes.beam} d="M32 40h176" />
      <path className={classes.dots} d="M44 28h.1M54 28h.1M64 28h.1" />
      <path className={classes.quiet} d="M84 28h96" />
      <path className={classes.beam} d="M54 56h132M60 58v86M180 58v86M118 84v60M60 122h56" />
      <path className={classes.glass} d="M62 84h54v36H62z" />
      <path className={classes.thin} d="M89 84v36M66 142l14-18M112 142l-14-18" />
      <path className={classes.doorSoft} d="M130 144V92h38v52" />
      <circle className={classes.accentFill} cx="160" cy="120" r="2.5" />
      {AWNING.map((stripe) => (
        <path
          key={stripe}
          className={stripe % 2 === 0 ? classes.stripe : classes.stripeLight}
          d={`M${54 + stripe * 22} 58h22v15a11 11 0 0 1-22 0z`}
        />
      ))}
    </>
  );
}

/** Illustration: two houses with speech bubbles. */
export function ChatArt() {
  return (
    <>
      <path className={classes.ground} d="M12 147h216" />
      <App x={22} />
      <App x={162} />
      <path
        className={classes.bubble}
        d="M36 12h76a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H63L51 58V46H36a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z"
      />
      <path className={classes.quiet} d="M42 23h60M42 34h38" />
      <path
        className={classes.accentFill}
        d="M116 44h88a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-13v11l-11-11h-64a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8Z"
      />
      <path className={classes.onAccent} d="M122 53h70M122 62h44" />
    </>
  );
}

function App({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className={classes.fill} d="M28 88 0 106h56ZM4 108h48v38H4z" />
      <path
        className={classes.beam}
        d="M28 88-2 107M28 88l30 19M-2 107h60M4 108v37M52 108v37M0 145h56M28 108v37M4 126h48"
      />
      <path className={classes.thin} d="m7 142 18-14M49 142l-18-14" />
    </g>
  );
}
