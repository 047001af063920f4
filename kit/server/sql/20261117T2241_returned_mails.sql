-- without a transaction
drop index concurrently if exists kit.mail_by_id;
-- A mail that comes back names itself and nothing else.
create index concurrently mail_by_id on kit.mail (id);
