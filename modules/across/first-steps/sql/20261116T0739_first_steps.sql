create schema first_steps;

-- A company that wants to see its list of first steps no more.
create table first_steps.put_away (
  company_id uuid primary key references companies.company (id),
  at         timestamptz not null
);
