-- A mail server may say no for good; staff read when, and in its own words.
alter table kit.mail add column refused_at timestamptz, add column refusal text not null default '';
create index mail_refused on kit.mail (company_id, refused_at desc) where refused_at is not null;
