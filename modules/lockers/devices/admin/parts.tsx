/** What screens of the modules above show of a device. */
export { ControllerStateMark } from './controllers/controller-state.tsx';
export { DeviceRow, DeviceSection } from './controllers/device-section.tsx';
export { SimulationPanel } from './demo/simulation-panel.tsx';
