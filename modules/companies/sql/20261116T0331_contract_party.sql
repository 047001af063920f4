-- Whether customers can be told with whom they sign: without name, address and e-mail no legal text is complete. rules/contract-party.ts says the same.
create view companies.contract_party_view as
select id as company_id, street <> '' and postcode <> '' and city <> '' and email <> '' as is_complete
from companies.company;
