-- Who the company is to the tax office (§ 14 Abs. 4 Nr. 2 UStG), and whether it charges VAT at all (§ 19 UStG).
alter table companies.company
  add column tax_number text not null default '',
  add column is_small_business boolean not null default false;

create or replace view companies.contract_party_view as
select id as company_id,
  legal_form <> '' and legal_name <> '' and represented_by <> ''
    and (legal_form in ('sole', 'gbr', 'other') or (register_court <> '' and register_number <> ''))
    and street <> '' and postcode <> '' and city <> '' and email <> '' as is_complete,
  is_small_business
from companies.company;
