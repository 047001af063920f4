/** Device components for screens of other modules. */
export { ControllerStateMark } from './controllers/controller-state.tsx';
export { DeviceRow, DeviceSection } from './controllers/device-section.tsx';
export { SimulationPanel } from './demo/simulation-panel.tsx';
