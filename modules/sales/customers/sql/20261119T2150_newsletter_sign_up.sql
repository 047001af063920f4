-- Who signed up for the newsletter on a page, before it is known whether the address is theirs. Becomes a customer with the confirmation;
-- what was never confirmed goes after two weeks. `consent` is what was read at that moment: with both times it is the proof.
create table customers.sign_up (
  company_id   uuid not null,
  id           uuid not null,
  email        text not null,
  first_name   text not null,
  language     text not null,
  consent      text not null,
  place        text not null,
  token_hash   text not null,
  sent_key     text not null,
  asked_at     timestamptz not null,
  confirmed_at timestamptz,
  customer_id  uuid,
  primary key (company_id, id),
  constraint sign_up_once unique (company_id, sent_key),
  foreign key (company_id, customer_id) references customers.customer (company_id, id)
);
create unique index sign_up_token on customers.sign_up (company_id, token_hash);
create index sign_up_by_email on customers.sign_up (company_id, email, asked_at);
create index sign_up_lately on customers.sign_up (company_id, asked_at);
create index sign_up_by_customer on customers.sign_up (company_id, customer_id) where customer_id is not null;
