-- An address belongs to one account of a company. Whether another company knows it, too, is nobody's business.
alter table access.user drop constraint user_email_unique;
alter table access.user add constraint user_email_unique unique (company_id, email);
-- Who signs in names no company.
create index user_by_address on access.user (email);
