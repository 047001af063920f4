create schema mail_senders;

-- Under whose name, and by which server, the mails of a company leave. Without a row: the platform's.
create table mail_senders.sender (
  company_id    uuid primary key references companies.company (id),
  kind          text not null check (kind in ('address', 'smtp')),
  from_name     text not null check (from_name <> ''),
  from_address  text not null check (from_address = lower(from_address) and from_address like '%@%'),
  saved_at      timestamptz not null,
  saved_by      text not null,
  -- An own address by the platform's server: what shows that the domain has sent it. The key is sealed.
  dkim_selector text,
  dkim_public   text,
  dkim_private  text,
  spf           text not null default 'unknown' check (spf in ('unknown', 'ok', 'missing', 'different')),
  dkim          text not null default 'unknown' check (dkim in ('unknown', 'ok', 'missing', 'different')),
  checked_at    timestamptz,
  -- An own server. The password is sealed.
  smtp_host     text,
  smtp_port     integer,
  smtp_security text check (smtp_security in ('tls', 'starttls')),
  smtp_user     text,
  smtp_password text,
  -- The own server did not take a mail; the platform's did instead.
  failed_at     timestamptz,
  failure       text not null default '',
  constraint sender_address check (kind <> 'address' or (dkim_selector is not null and dkim_public is not null and dkim_private is not null)),
  constraint sender_smtp check (kind <> 'smtp' or (smtp_host is not null and smtp_port is not null and smtp_security is not null
    and smtp_user is not null and smtp_password is not null))
);
