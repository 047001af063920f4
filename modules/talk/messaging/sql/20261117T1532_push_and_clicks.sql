-- By mail, or to the devices that their owners have switched on.
alter table messaging.message
  add column channel       text not null default 'email' check (channel in ('email', 'push')),
  add column picture_id    uuid,
  add column clicked_count integer not null default 0;

-- That a link was followed, once for each copy of the message. The mark stands in that copy and in no other table: nobody can look up here who it was.
create table messaging.click (
  company_id uuid not null,
  message_id uuid not null,
  mark       text not null,
  primary key (company_id, message_id, mark),
  foreign key (company_id, message_id) references messaging.message (company_id, id)
);
