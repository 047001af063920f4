-- One that staff start from the dashboard; customers are not offered it.
alter table dialogues.dialogue add column is_internal boolean not null default false;
