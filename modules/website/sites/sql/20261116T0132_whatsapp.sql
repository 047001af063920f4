-- Customers in trouble write there; empty where nobody answers.
alter table sites.site add column contact_whatsapp text not null default '';
