import { figureSources } from '@fachwerk/customers/facade';
import { handoverSources } from '@fachwerk/handover/facade';
import { mediaUses } from '@fachwerk/media/facade';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { appointmentCapabilities, appointmentProblems, appointmentStream, setupApi } from '../contract.ts';
import { appointmentApi } from '../contract-appointment.ts';
import { bookAppointment } from './appointment/book-appointment.ts';
import { cancelAppointment } from './appointment/cancel-appointment.ts';
import { confirmForCaller } from './appointment/confirm-for-caller.ts';
import { editAppointment } from './appointment/edit-appointment.ts';
import { endUnconfirmedJob } from './appointment/end-unconfirmed.job.ts';
import { listAppointments } from './appointment/list-appointments.ts';
import { markAppointment } from './appointment/mark-appointment.ts';
import { moveAppointment } from './appointment/move-appointment.ts';
import { showAppointment } from './appointment/show-appointment.ts';
import { appointmentFigures } from './customer-figures.ts';
import { createDemoAppointments } from './demo/create-demo-appointments.ts';
import { firstSteps } from './first-steps.ts';
import { appointmentHandover } from './handover.ts';
import { appointmentImporter } from './import-appointments/import-appointments.ts';
import { invitation } from './mail/invitation.ts';
import { remindCustomerJob } from './mail/remind-customer.job.ts';
import { personalData } from './personal-data.ts';
import { listStaffPictures } from './setup/list-staff-pictures.ts';
import { saveRoom } from './setup/save-room.ts';
import { saveService } from './setup/save-service.ts';
import { saveSettings } from './setup/save-settings.ts';
import { saveStaff } from './setup/save-staff.ts';
import { showSetup } from './setup/show-setup.ts';
import { addBlock } from './times/add-block.ts';
import { busyElsewhere } from './times/busy-elsewhere.ts';
import { listFreeTimes } from './times/list-free-times.ts';
import { removeBlock } from './times/remove-block.ts';
import { endOfferJob } from './waiting/end-offer.job.ts';
import { offerFreedTime } from './waiting/offer-freed-time.ts';
import { removeWaiting } from './waiting/remove-waiting.ts';
import { showWaiting } from './waiting/show-waiting.ts';

export const appointments: Module = {
  name: 'appointments',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: appointmentCapabilities,
  problems: appointmentProblems,
  streams: [appointmentStream],
  declaredHooks: [busyElsewhere],
  listeners: [offerFreedTime],
  jobs: [remindCustomerJob, endOfferJob, endUnconfirmedJob],
  attachments: [invitation],
  contributions: [
    contribute(handoverSources, appointmentHandover),
    contribute(figureSources, appointmentFigures),
    contribute(mediaUses, listStaffPictures),
  ],
  personalData,
  demo: createDemoAppointments,
  firstSteps,
  importers: [appointmentImporter],
  routes: [
    on(setupApi.show, showSetup),
    on(setupApi.saveService, saveService),
    on(setupApi.saveStaff, saveStaff),
    on(setupApi.saveRoom, saveRoom),
    on(setupApi.saveSettings, saveSettings),
    on(setupApi.addBlock, addBlock),
    on(setupApi.removeBlock, removeBlock),
    on(appointmentApi.list, listAppointments),
    on(appointmentApi.find, showAppointment),
    on(appointmentApi.free, listFreeTimes),
    on(appointmentApi.book, bookAppointment),
    on(appointmentApi.move, moveAppointment),
    on(appointmentApi.edit, editAppointment),
    on(appointmentApi.cancel, cancelAppointment),
    on(appointmentApi.mark, markAppointment),
    on(appointmentApi.confirm, confirmForCaller),
    on(appointmentApi.waiting, showWaiting),
    on(appointmentApi.removeWaiting, removeWaiting),
  ],
};
