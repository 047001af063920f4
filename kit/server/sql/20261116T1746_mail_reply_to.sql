-- Where answers go, when that is not whoever sends it: somebody wrote through a form. They may want it gone one day.
alter table kit.mail add column reply_to text not null default '';
create index mail_by_reply_to on kit.mail (company_id, reply_to) where reply_to <> '';
