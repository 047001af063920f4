-- What virtual controllers of demo companies do wrong at the moment; told to them again when they start anew. Channel 0 is the whole controller.
create table lockers.simulated_fault (
  company_id    uuid not null,
  controller_id uuid not null,
  channel       integer not null check (channel between 0 and 999),
  fault         text not null,
  since         timestamptz not null,
  person_name   text not null,
  primary key (company_id, controller_id, channel, fault),
  foreign key (company_id, controller_id) references lockers.controller (company_id, id)
);
