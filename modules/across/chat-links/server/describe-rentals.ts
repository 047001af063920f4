import { listCurrentRentals } from '@fachwerk/active-rentals/facade-opening';
import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { Translate } from '@fachwerk/server/translator';

/** For a dialogue: rentals whose key this browser holds or whose renter is signed in. */
export async function describeRentals(ctx: SiteCtx, t: Translate): Promise<string | null> {
  const { rentals } = await listCurrentRentals(ctx, {});
  if (rentals.length === 0) return null;
  const lines = rentals.map(({ boxNumber, locationName, phase, endsAt, timeZone }) =>
    t(`dialogue.status.${phase === 'overrun' || phase === 'booked' ? phase : 'running'}`, {
      box: boxNumber,
      location: locationName,
      until: formatTime(endsAt, timeZone, LOCALES[ctx.language]),
    }),
  );
  return lines.join('\n');
}
