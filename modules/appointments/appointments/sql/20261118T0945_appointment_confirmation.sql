-- Customers confirm a booking by the link in a mail, where the company wants it: the time is kept until then.
alter table appointments.settings add column needs_confirmation boolean not null default false;

-- Null: nobody was asked. `asked` stays where the customer never confirmed.
alter table appointments.appointment add column confirmation text;
alter table appointments.appointment drop constraint appointment_state_check;
alter table appointments.appointment add constraint appointment_state_check
  check (state in ('offered', 'unpaid', 'unconfirmed', 'booked', 'done', 'no_show', 'cancelled'));
alter table appointments.appointment add constraint appointment_confirmation_check check (confirmation in ('asked', 'given'));
alter table appointments.appointment add constraint appointment_unconfirmed_asked
  check (state <> 'unconfirmed' or confirmation is not distinct from 'asked');
alter table appointments.appointment drop constraint appointment_offer_ends;
alter table appointments.appointment add constraint appointment_offer_ends
  check ((state in ('offered', 'unpaid', 'unconfirmed')) = (offered_until is not null));
