-- What a pin starts. A dialogue and a template are named by their id alone: they may be deleted, and the pin then says so.
alter table pins.pin
  add column starts      text not null default 'question' check (starts in ('question', 'dialogue', 'card', 'instruction')),
  add column dialogue_id uuid,
  add column template_id uuid,
  add column steps       text[] not null default '{}',
  add constraint pin_one_target check (
    (starts = 'dialogue') = (dialogue_id is not null)
    and (starts = 'card') = (template_id is not null)
    and (starts = 'instruction') = (cardinality(steps) > 0)
  );
alter table pins.pin alter column starts drop default;

-- How many steps of an instruction somebody has done, one after the other.
create table pins.progress (
  company_id uuid not null,
  pin_id     uuid not null,
  user_id    uuid not null,
  done       integer not null check (done > 0),
  done_at    timestamptz not null,
  primary key (company_id, pin_id, user_id),
  foreign key (company_id, pin_id) references pins.pin (company_id, id) on delete cascade
);
create index progress_of_user on pins.progress (company_id, user_id);
