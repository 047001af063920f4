-- What was sent to many at once: which sending it belongs to, and the address by which whoever gets it ends that (RFC 8058).
-- The address is a secret of the recipient: it goes, from the text too, once the mail has left.
alter table kit.mail
  add column mailing_id uuid,
  add column unsubscribe text not null default '';
create index mail_by_mailing on kit.mail (company_id, mailing_id, at) where mailing_id is not null;
