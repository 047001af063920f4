/** What screens of the modules above show of a device, and where they add something to its own. */
export { controllerSlot, DeviceRow, DeviceSection } from './controllers/device-section.tsx';
export { SimulationPanel } from './demo/simulation-panel.tsx';
