import { customerSlot } from '@fachwerk/customers/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const screens: readonly Screen[] = [
  {
    path: '/admin/appointments',
    title: 'calendar.title',
    capability: 'appointments.read',
    Screen: lazyScreen(async () => (await import('./screen/calendar-screen.tsx')).CalendarScreen),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    customerSlot,
    lazyPart(async () => (await import('./customer/customer-appointments.tsx')).CustomerAppointments),
  ),
];
