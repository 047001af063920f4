import { type Module, on } from '@fachwerk/server/module';
import { cancellationApi, cancellationProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { cancelBooking } from './cancel-booking.ts';
import { showCancellation } from './show-cancellation.ts';

/** The renter calls off a booking that has not begun. */
export const cancellations: Module = {
  name: 'cancellations',
  problems: cancellationProblems,
  texts,
  routes: [on(cancellationApi.show, showCancellation), on(cancellationApi.cancel, cancelBooking)],
};
