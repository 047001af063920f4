-- Whether customers can be told with whom they sign: nothing is missing of what an imprint has to say. rules/legal-data.ts says the same.
create view companies.contract_party_view as
select id as company_id,
  legal_form <> '' and legal_name <> '' and represented_by <> ''
    and (legal_form in ('sole', 'gbr', 'other') or (register_court <> '' and register_number <> ''))
    and street <> '' and postcode <> '' and city <> '' and email <> '' as is_complete
from companies.company;
