import { ControllerDevices } from './controller-devices.tsx';

/** `/admin/monitoring` */
export function ControllerList() {
  return <ControllerDevices kind="controller" />;
}
