create schema day_reports;

-- To which accounts of the ledger a company books, and under which numbers its tax adviser knows it.
create table day_reports.ledger_settings (
  company_id        uuid not null primary key references companies.company (id),
  chart             text not null check (chart in ('skr03', 'skr04')),
  consultant_number integer not null check (consultant_number between 1001 and 9999999),
  client_number     integer not null check (client_number between 1 and 99999),
  accounts          jsonb not null,
  saved_at          timestamptz not null,
  saved_by          text not null
);
