-- Paid to people: nobody is asked after it, and nobody but them says when the money is there.
alter table payments.payment
  add constraint payment_manual check ((provider = 'manual') = (option in ('cash', 'card_on_site', 'invoice', 'cash_on_delivery', 'prepayment'))),
  add constraint payment_manual_alone check (provider <> 'manual' or (account_id is null and next_look_at is null and redirect_to is null));

-- How people gave it back.
alter table payments.refund add column way text check (way in ('cash', 'card', 'transfer'));
