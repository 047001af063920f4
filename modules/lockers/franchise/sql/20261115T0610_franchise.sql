create schema franchise;

-- What franchisor and franchisee have agreed on. company_id is the franchisee's.
create table franchise.agreement (
  company_id       uuid primary key references companies.company (id),
  contract_party   text not null check (contract_party in ('franchisor', 'franchisee')),
  contract_number  text not null default '',
  contract_from    date,
  contract_until   date,
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  note             text not null default '',
  version          integer not null default 1,
  constraint agreement_ends_after_start check (contract_until >= contract_from)
);
