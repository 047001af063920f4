import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Table } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { TelemetryPoint } from '../../contract.ts';
import { words } from '../words.ts';

/** More rows nobody reads, by eye or by ear. */
const MOST_ROWS = 48;

/** The curve as numbers, newest first: for whoever does not see it, and for whoever wants them. */
export function LockTelemetryTable({ points }: { points: readonly TelemetryPoint[] }) {
  const t = useText(words);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const step = Math.ceil(points.length / MOST_ROWS);
  const shown = points.filter((_, index) => (points.length - 1 - index) % step === 0).reverse();
  const percent = (value: number | null) =>
    value === null ? t('kit.none') : t('locks.percent', { percent: Math.round(value) });
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        rightSection={<Icon size={16} stroke={1.5} />}
      >
        {t('telemetry.table')}
      </Button>
      <div id={id} hidden={!isOpen}>
        <Table mt="xs" className="tabular">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('telemetry.at')}</Table.Th>
              <Table.Th scope="col">{t('locks.field.battery')}</Table.Th>
              <Table.Th scope="col">{t('locks.field.signal')}</Table.Th>
              <Table.Th scope="col">{t('locks.field.temperature')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ at, battery, signal, temperature }) => (
              <Table.Tr key={at.getTime()}>
                <Table.Th scope="row" fw={400}>
                  {formatDateTime(at)}
                </Table.Th>
                <Table.Td>{percent(battery)}</Table.Td>
                <Table.Td>{percent(signal)}</Table.Td>
                <Table.Td>
                  {temperature === null
                    ? t('kit.none')
                    : t('locks.temperature', {
                        degrees: formatNumber(temperature, 1),
                      })}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </div>
  );
}
