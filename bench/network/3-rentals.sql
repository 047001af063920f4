-- A box has a rental in each fortnight, so that none meets another. In the last one: a third runs, a few of them overdue, some are booked, some ended today.
set local jit = off;
create temp table let on commit drop as
select made.*, greatest(200, 100 * round(least(minutes / 60.0, 24) ^ 0.7 * case size_code when 'S' then 1.8 when 'M' then 2.3 when 'L' then 3 else 4 end))::int as cents,
  starts_at + make_interval(mins => minutes) as ends_at,
  least(starts_at - interval '3 minutes', now() - make_interval(mins => 5 + rental_no::int % 900)) as placed_at
from (
  select rental_no, pg_temp.id_of(9, rental_no) as rental_id, pg_temp.id_of(10, rental_no) as order_id, pg_temp.id_of(11, rental_no) as payment_id,
    (select upper(substr(hex, 1, 4) || '-' || substr(hex, 5, 4)) from lpad(to_hex(rental_no * 2654435761 % 4294967296), 8, '0') as hex) as number,
    box.company_id, location_id, network_id, location_name, channel, controller_id, box.id as lock_id, size_code, renter.id as customer_id, renter.first_name, renter.last_name, 'kunde' || renter.n || '@example.org' as email, state,
    case kind when 'running' then now() - make_interval(mins => 20 + (1200 * a)::int) when 'overdue' then now() - make_interval(mins => 400 + (600 * a)::int)
      when 'booked' then now() + make_interval(mins => 60 + (4300 * a)::int) when 'today' then now() - make_interval(mins => 80 + (1100 * a)::int)
      else date_trunc('day', now() - make_interval(days => 3 + 14 * turn::int + (10 * a)::int)) + make_interval(mins => (array[6, 7, 8, 8, 9, 9, 10, 11, 12, 13, 14, 15, 16, 17, 17, 18, 19, 20, 21])[1 + (18 * b)::int] * 60 + (59 * c)::int)
    end as starts_at,
    case kind when 'running' then 20 + (1200 * a)::int + 10 + (900 * b)::int when 'overdue' then 380 when 'today' then 45
      else (array[60, 60, 120, 120, 180, 240, 480, 720, 1440])[1 + (8 * c)::int] end as minutes, kind
  from (
    select n as rental_no, turn, chosen, a, b, c,
      case when turn > 0 then 'past' when chosen < 0.29 then 'running' when chosen < 0.31 then 'overdue' when chosen < 0.33 then 'booked' when chosen < 0.42 then 'today' else 'past' end as kind
    from generate_series(0, 99999) as n cross join (select count(*) as boxes from box) as counted
    cross join lateral (select n / boxes as turn, pg_temp.chance(n, 'kind') as chosen, pg_temp.chance(n, 'a') as a, pg_temp.chance(n, 'b') as b, pg_temp.chance(n, 'c') as c) as chances
  ) as drawn
  cross join (select count(*) as boxes from box) as counted
  join box on box.n = rental_no % boxes
  join renter on renter.n = rental_no * 7919 % 60000
  cross join lateral (select case when kind in ('running', 'overdue') then 'active' when kind = 'booked' then 'booked' else 'ended' end as state) as states
) as made;
analyze let;
create temp table price_of on commit drop as
select distinct on (size_code) size_code, prices from rentals.rental where company_id = (select company_id from network) and state = 'ended' order by size_code, id;

insert into customers.customer_company (company_id, partner_id, customer_id, since)
select network_id, company_id, customer_id, min(placed_at) from let group by 1, 2, 3;

insert into orders.customer_order (company_id, id, order_hash, number, network_id, customer_id, first_name, last_name, email, language, status, payment_state, payment_id,
  total_cents, vat_cents, paid_cents, accepted, site_company_id, summary, staff_words, placed_at, paid_at)
select company_id, order_id, md5('order' || rental_no), number, network_id, customer_id, first_name, last_name, email, 'de',
  case state when 'ended' then 'finished' when 'active' then 'process' else 'approved' end, 'paid', payment_id,
  cents, cents - round(cents / 1.19), cents, jsonb_build_object('at', placed_at, 'terms', 1, 'privacy', 1, 'isOfParty', false, 'newsletter', false, 'withdrawal', 1), network_id,
  'Fach ' || size_code || ', ' || location_name, lower('Fach ' || size_code || ', ' || location_name), placed_at, placed_at + interval '1 minute'
from let;
insert into orders.order_line (company_id, order_id, position, kind, subject_id, title, detail, quantity, unit_cents, vat_percent, total_cents, data)
select company_id, order_id, 1, 'rental', rental_id, 'Fach ' || size_code || ', ' || location_name,
  to_char(starts_at at time zone 'Europe/Berlin', 'DD.MM.YYYY, HH24:MI') || ' bis ' || to_char(ends_at at time zone 'Europe/Berlin', 'DD.MM.YYYY, HH24:MI'), 1, cents, 19, cents,
  jsonb_build_object('endsAt', ends_at, 'startsAt', starts_at)
from let;
insert into orders.order_step (company_id, id, order_id, at, kind, person_kind, person_name, data)
select company_id, pg_temp.id_of(12, 2 * rental_no + step), order_id, placed_at + make_interval(mins => step), (array['placed', 'paid'])[1 + step], 'customer',
  first_name || ' ' || last_name, jsonb_build_object(case step when 0 then 'totalCents' else 'amountCents' end, cents)
from let cross join generate_series(0, 1) as step;

select pg_temp.clone('payments.payment', jsonb_build_object('company_id', 'let.company_id', 'id', 'let.payment_id', 'reference', 'let.order_id', 'amount_cents', 'let.cents',
  'description', 'let.number', 'payer_email', 'let.email', 'payer_name', $$let.first_name || ' ' || let.last_name$$, 'checkout_reference', 'let.payment_id::text',
  'charge_reference', 'let.payment_id::text', 'created_at', 'let.placed_at', 'started_at', 'let.placed_at', 'settled_at', $$let.placed_at + interval '1 minute'$$),
  $$cross join let where (t.company_id, t.id) = (select company_id, id from payments.payment where company_id = (select company_id from network) and state = 'succeeded' limit 1)$$);
insert into payments.test_checkout (company_id, payment_id, state) select company_id, payment_id, 'paid' from let;

create temp table paper on commit drop as
select let.*, extract(year from placed_at)::int as year,
  coalesce(known.last, 0) + row_number() over (partition by let.company_id, extract(year from placed_at)::int order by placed_at, rental_id) as sequence
from let left join orders.invoice_counter known on known.company_id = let.company_id and known.year = extract(year from placed_at)::int;
select pg_temp.clone('orders.invoice', jsonb_build_object('company_id', 'paper.company_id', 'id', 'pg_temp.id_of(13, paper.rental_no)', 'order_id', 'paper.order_id',
  'year', 'paper.year', 'sequence', 'paper.sequence', 'number', $$paper.year || '-' || lpad(paper.sequence::text, 6, '0')$$, 'issued_at', $$paper.placed_at + interval '1 minute'$$,
  'net_cents', 'round(paper.cents / 1.19)', 'vat_cents', 'paper.cents - round(paper.cents / 1.19)', 'gross_cents', 'paper.cents',
  'shares', $$jsonb_build_array(jsonb_build_object('netCents', round(paper.cents / 1.19), 'vatCents', paper.cents - round(paper.cents / 1.19), 'grossCents', paper.cents, 'vatPercent', 19))$$,
  'document', $$t.document || jsonb_build_object('buyer', jsonb_build_array(paper.first_name || ' ' || paper.last_name, paper.email))$$),
  $$cross join paper where (t.company_id, t.id) = (select company_id, id from orders.invoice where company_id = (select company_id from network) and kind = 'invoice' limit 1)$$);
insert into orders.invoice_counter (company_id, year, last)
select company_id, year, max(sequence) from paper group by 1, 2
on conflict (company_id, year) do update set last = excluded.last;

insert into lockers.occupancy (company_id, id, lock_id, kind, starts_at, ends_at, released_at, order_number, customer_name, revenue_cents)
select company_id, rental_id, lock_id, case kind when 'overdue' then 'overrun' else 'rented' end, starts_at, ends_at,
  case when state = 'ended' then ends_at - interval '4 minutes' end, number, first_name || ' ' || last_name, cents
from let where state <> 'booked';
insert into rentals.rental (company_id, id, location_id, lock_id, size_code, network_id, customer_id, customer_name, order_id, order_number, state, is_now, duration_minutes,
  starts_at, ends_at, blocked_until, ended_at, ended_by, price_cents, prices, grace_minutes, check_minutes, max_duration_minutes, time_zone, occupancy_id, created_at)
select company_id, rental_id, location_id, lock_id, size_code, network_id, customer_id, first_name || ' ' || last_name, order_id, number, state,
  state <> 'booked', minutes, starts_at, ends_at, ends_at, case when state = 'ended' then ends_at - interval '4 minutes' end, case when state = 'ended' then 'customer' end,
  cents, price_of.prices, 180, 0, 10080, 'Europe/Berlin', case when state = 'active' then rental_id end, placed_at
from let join price_of using (size_code);
insert into rentals.rental_step (company_id, id, rental_id, at, kind, person_kind, person_name, data)
select company_id, pg_temp.id_of(14, 4 * rental_no + step), rental_id, (array[placed_at, placed_at + interval '1 minute', starts_at, ends_at - interval '4 minutes'])[1 + step],
  (array['held', 'paid', 'started', 'ended'])[1 + step], 'customer', first_name || ' ' || last_name,
  (array[jsonb_build_object('sizeCode', size_code, 'priceCents', cents), jsonb_build_object('amountCents', cents), jsonb_build_object('endsAt', ends_at), '{}'])[1 + step]
from let cross join generate_series(0, 3) as step
where step < case state when 'ended' then 4 when 'active' then 3 else 2 end;
analyze lockers.lock;
update lockers.lock l set upcoming = 1 from let where let.state = 'booked' and l.company_id = let.company_id
  and l.id = let.lock_id;

analyze customers.customer_figure, rentals.rental;
update customers.customer_figure f set orders = known.rentals, rentals = known.rentals, spent_cents = known.cents, last_contact_at = known.at, counted_at = now()
from (
  select network_id, viewer_id, customer_id, count(*) as rentals, sum(cents) as cents, max(placed_at) as at
  from let cross join lateral (select network_id as viewer_id union select company_id) as viewers group by 1, 2, 3
) as known
where f.company_id = known.network_id and f.viewer_id = known.viewer_id and f.customer_id = known.customer_id;
update customers.customer_figure f set counted_at = now() from network where f.company_id = network.company_id and f.counted_at is null;
-- What looks at each order when the transaction ends does so now, with the database knowing how many there are.
analyze orders.customer_order, orders.order_line;
set constraints all immediate;
