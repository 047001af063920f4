-- What is paid when it is booked on the site: the time is kept until then.
alter table appointments.service add column is_prepaid boolean not null default false;
alter table appointments.service add column vat_percent integer not null default 19 check (vat_percent between 0 and 99);
alter table appointments.service add constraint service_prepaid_price check (not is_prepaid or price_cents > 0);

alter table appointments.appointment add column is_prepaid boolean not null default false;
alter table appointments.appointment drop constraint appointment_state_check;
alter table appointments.appointment add constraint appointment_state_check
  check (state in ('offered', 'unpaid', 'booked', 'done', 'no_show', 'cancelled'));
alter table appointments.appointment drop constraint appointment_offer_ends;
alter table appointments.appointment add constraint appointment_offer_ends check ((state in ('offered', 'unpaid')) = (offered_until is not null));
