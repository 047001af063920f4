import { ControllerDevices } from './controller-devices.tsx';

/** `/admin/terminals` */
export function TerminalList() {
  return <ControllerDevices kind="terminal" />;
}
