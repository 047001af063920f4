import { fieldProblemOf } from '@fachwerk/base/field-problem';
import { translate, useText } from '@fachwerk/react/texts';
import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { OpeningHours } from '../contract.ts';
import { hoursFaults } from '../rules/hours-faults.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ExceptionHours } from './exception-hours.tsx';
import { HolidayHours } from './holiday-hours.tsx';
import { HoursPreview } from './hours-preview.tsx';
import type { FaultAt } from './interval-rows.tsx';
import { WeekHours } from './week-hours.tsx';

const PREFIX = 'openingHours.';

type EditorProps = {
  value: OpeningHours;
  onChange: (next: OpeningHours) => void;
  timeZone: string;
  /** Of paths below `openingHours`. */
  idOf: (path: string) => string;
};

/** Opening hours, whoever keeps them. What contradicts itself is said at once, by the rule the server asks too. */
export function HoursEditor({ value: hours, onChange: put, timeZone, idOf }: EditorProps) {
  const t = useText(adminDe);
  const faults = useMemo(() => faultsOf(hours), [hours]);
  const fault: FaultAt = (path) => {
    const code = faults.get(path.slice(PREFIX.length));
    return code && translate(code);
  };
  const common = { idOf, fault, timeZone };
  return (
    <>
      <HoursPreview hours={hours} timeZone={timeZone} />
      <Switch
        label={t('hours.always')}
        description={t('hours.always.about')}
        checked={hours.isAlwaysOpen}
        onChange={({ currentTarget }) => put({ ...hours, isAlwaysOpen: currentTarget.checked })}
      />
      {!hours.isAlwaysOpen && (
        <>
          <WeekHours
            {...common}
            path="openingHours.weekly"
            value={hours.weekly}
            onChange={(weekly) => put({ ...hours, weekly })}
          />
          <HolidayHours {...common} value={hours} onChange={put} />
          <ExceptionHours
            {...common}
            value={hours.exceptions}
            onChange={(exceptions) => put({ ...hours, exceptions })}
          />
        </>
      )}
    </>
  );
}

/** Path to code: what the schema says first, then what the rule does. */
function faultsOf(hours: OpeningHours): ReadonlyMap<string, string> {
  const checked = z.safeParse(OpeningHours, hours, { reportInput: true });
  const found = checked.success ? hoursFaults(hours) : checked.error.issues.map(fieldProblemOf);
  return new Map(found.map(({ path, code }) => [path, code]));
}
