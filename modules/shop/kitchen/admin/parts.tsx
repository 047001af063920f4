import { slot } from '@fachwerk/react/slot';
import type { Ticket } from '../contract.ts';

/** `savedState`: without what was tapped here and is still on its way to the server. */
type OnTicket = { ticket: Ticket; savedState: Ticket['state'] };

/** On a ticket, above its next step: what else can be done with the order, such as laying it into a box. */
export const ticketSlot = slot<OnTicket>('kitchen.ticket');
