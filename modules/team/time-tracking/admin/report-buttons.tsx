import { call } from '@fachwerk/react/call';
import { ExportButton } from '@fachwerk/react/export-button';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ReportFormat, ReportRounding, teamApi } from '../contract-team.ts';
import { adminDe } from '../texts/admin.de.ts';

type Props = { month: string; scope: 'own' | 'team' };

/** The month to take away; rounding is for the paper alone. */
export function ReportButtons({ month, scope }: Props) {
  const t = useText(adminDe);
  const [chosen, setChosen] = useState('0');
  const rounding = ReportRounding.options.find((each) => each === chosen) ?? '0';
  return (
    <>
      <NativeSelect
        label={t('time_log.rounding')}
        w={{ base: '100%', xs: 'auto' }}
        value={rounding}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={ReportRounding.options.map((value) => ({ value, label: t(`time_log.rounding.${value}`) }))}
      />
      {ReportFormat.options.map((format) => (
        <ExportButton
          key={format}
          label={t(`time_log.export.${format}`)}
          make={() => call(teamApi.export, { month, format, scope, rounding })}
        />
      ))}
    </>
  );
}
