-- A claim without a proof blocks nobody: the first company to prove that a host is its own has it.
alter table companies.domain drop constraint domain_host_unique;
create unique index domain_host_unique on companies.domain (host) where verified_at is not null;
alter table companies.domain add constraint domain_claimed_once unique (company_id, host);

alter table companies.domain drop constraint domain_last_problem_check;
alter table companies.domain add constraint domain_last_problem_check
  check (last_problem in ('missing', 'different', 'unreachable', 'taken'));
