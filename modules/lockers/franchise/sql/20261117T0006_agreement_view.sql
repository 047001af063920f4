-- What was agreed, for whoever settles by it.
create view franchise.agreement_view as
select company_id, contract_party, contract_number, contract_from, contract_until, fee_basis_points from franchise.agreement;
