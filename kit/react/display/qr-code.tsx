import { encode } from 'uqr';
import classes from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

/** Light modules around the code, required by scanners (ISO 18004). */
const QUIET_ZONE = 4;

/** Dark on white in every colour scheme: many scanners cannot read it inverted. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const whole = size + 2 * QUIET_ZONE;
  return (
    <svg
      className={classes.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className={classes.ground} x={-QUIET_ZONE} y={-QUIET_ZONE} width={whole} height={whole} />
      <path className={classes.dark} d={qrPath(data)} />
    </svg>
  );
}
