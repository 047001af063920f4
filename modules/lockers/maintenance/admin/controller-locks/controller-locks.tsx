import type { Controller } from '@fachwerk/devices/contract-controller';
import { DeviceRow, DeviceSection } from '@fachwerk/devices/parts';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { BatteryMark, BoxStateMark, DoorMark } from '@fachwerk/lockers/parts';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { words } from '../words.ts';

/** As many as fit beside the rest; the list has all. */
const SHOWN = 12;

/** The locks that hang on a controller, in its drawer. */
export function ControllerLocks({ device }: { device: Controller }) {
  const t = useText(words);
  const filter = { controllerId: device.id };
  const asked = useAsk(lockApi.list, { filter, sort: 'number', dir: 'asc', limit: SHOWN });
  return (
    <DeviceSection
      title={t('controller_locks.title', { count: device.locks })}
      all={device.locks > 0 ? `/admin/locks?controller=${device.id}` : undefined}
      none={t('controller_locks.none')}
      isPending={asked.isPending}
      rows={asked.data?.locks.map((lock) => (
        <DeviceRow
          key={lock.id}
          to={`/admin/real-time-monitoring/${lock.locationId}/${lock.id}`}
          name={t('locks.one', { number: lock.number })}
        >
          <BoxStateMark state={lock.state} />
          <DoorMark lock={lock} />
          <BatteryMark lock={lock} />
        </DeviceRow>
      ))}
    />
  );
}
