-- Where it happened: for people whose roles are limited to places. Empty: nowhere in particular.
alter table staff_push.delivery
  add column at_company_id uuid,
  add column location_ids uuid[] not null default '{}';
