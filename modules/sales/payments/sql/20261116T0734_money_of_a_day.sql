-- Money of a day: what came and what went back, for whoever adds it up.
create index payment_by_settling on payments.payment (company_id, settled_at) where state = 'succeeded';
create index refund_by_settling on payments.refund (company_id, settled_at) where state = 'succeeded';

create view payments.payment_view as
select company_id, id, reference, option, provider, state, amount_cents, is_surplus, settled_at from payments.payment;
create view payments.refund_view as
select company_id, id, payment_id, state, amount_cents, way, settled_at from payments.refund;
