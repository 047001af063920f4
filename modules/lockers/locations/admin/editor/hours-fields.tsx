import { isTimeZone } from '@fachwerk/base/format-time';
import { HoursEditor } from '@fachwerk/opening-hours/parts';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HOUSE_ZONE } from '@fachwerk/react/time';
import { useMemo } from 'react';
import type { LocationValues } from './location-values.ts';

/** When the place is open. */
export function HoursFields({ form }: { form: ContractForm<LocationValues, LocationValues> }) {
  const zone = form.values.timeZone;
  const timeZone = useMemo(() => (isTimeZone(zone) ? zone : HOUSE_ZONE), [zone]);
  return (
    <HoursEditor
      value={form.values.openingHours}
      onChange={(next) => form.set('openingHours', next)}
      timeZone={timeZone}
      idOf={form.idOf}
    />
  );
}
