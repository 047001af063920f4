-- An address has its own e-mail and mobile phone (spec §3); empty: those of the customer.
alter table customers.address
  add column email text not null default '',
  add column mobile_phone text not null default '';
