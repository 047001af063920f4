-- without a transaction
drop index concurrently if exists kit.mail_of_mailing_waiting;
-- Before each batch of a sending to many it is asked how many of the last ones have not left: they are few, whatever has left by then.
create index concurrently mail_of_mailing_waiting on kit.mail (company_id, mailing_id, at)
  where mailing_id is not null and sent_at is null and refused_at is null;
