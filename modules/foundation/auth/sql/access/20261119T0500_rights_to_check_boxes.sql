-- Freeing a box after a rental has a right of its own; own roles that could do it still can.
insert into access.role_capability (company_id, role_id, capability, since)
select company_id, role_id, 'rentals.check', since from access.role_capability where capability = 'rentals.edit';
