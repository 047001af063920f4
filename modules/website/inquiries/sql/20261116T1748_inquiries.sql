-- What visitors of a site write through its forms.
create schema inquiries;

create table inquiries.inquiry (
  company_id   uuid not null references companies.company (id),
  id           uuid not null,
  kind         text not null check (kind in ('contact', 'callback')),
  received_at  timestamptz not null,
  -- The page it was sent from, and what that was called then: the page may be gone by now.
  page_id      uuid not null,
  page_title   text not null,
  -- Who wrote, as far as the form asked for it.
  name         text not null default '',
  email        text not null default '',
  phone        text not null default '',
  language     text not null,
  -- What was asked, in the company's language, and what was answered: [{label, type, value}].
  answers      jsonb not null,
  search_text  text not null,
  note         text not null default '',
  done_at      timestamptz,
  -- The visitor wanted the receipt by mail, and got one.
  is_confirmed boolean not null default false,
  -- The same form sent twice is one inquiry.
  sent_key     text not null,
  version      integer not null default 1,
  primary key (company_id, id),
  constraint inquiry_once unique (company_id, sent_key)
);
create index inquiry_by_time on inquiries.inquiry (company_id, received_at desc, id desc);
create index inquiry_open on inquiries.inquiry (company_id, received_at desc, id desc) where done_at is null;
create index inquiry_by_email on inquiries.inquiry (company_id, email, received_at) where email <> '';
create index inquiry_by_page on inquiries.inquiry (company_id, page_id, received_at desc);

-- How long a company keeps them; without a row, as the product suggests.
create table inquiries.keeping (
  company_id  uuid not null references companies.company (id),
  done_months integer not null check (done_months between 1 and 36),
  most_months integer not null check (most_months between 1 and 60),
  primary key (company_id),
  constraint keeping_order check (done_months <= most_months)
);
