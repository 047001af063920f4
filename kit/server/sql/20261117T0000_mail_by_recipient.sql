-- What was written to one person: for whoever looks after them, and for the day they want it gone.
create index mail_by_recipient on kit.mail (company_id, recipient, at desc, id desc);
