import { encode } from 'uqr';
import classes from './provisioning-dialog.module.css';

/** Light modules around the code, without which cameras do not find it (ISO 18004). */
const QUIET_ZONE = 4;

/** Dark on white in every colour scheme: many cameras do not read it the other way round. */
export function ProvisioningQr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const whole = size + 2 * QUIET_ZONE;
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={classes.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className={classes.ground} x={-QUIET_ZONE} y={-QUIET_ZONE} width={whole} height={whole} />
      <path className={classes.dark} d={dots.join('')} />
    </svg>
  );
}
