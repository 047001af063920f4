-- Rows are made from rows of the demonstration, so that a new column needs nothing here: `given` says which columns differ, and how.
create function pg_temp.clone(target regclass, given jsonb, source text) returns void language plpgsql as $$
declare
  columns text;
  expressions text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum),
    string_agg(coalesce(given ->> attname, 't.' || quote_ident(attname)), ', ' order by attnum)
  into columns, expressions
  from pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into %s (%s) select %s from %s t %s', target, columns, expressions, target, source);
end $$;
-- The same at every run: ids and chances are made of the number of a row.
create function pg_temp.id_of(kind int, n bigint) returns uuid immutable language sql as
  $$ select (lpad(to_hex(kind), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
create function pg_temp.chance(n bigint, salt text) returns float8 immutable language sql as
  $$ select ('x' || substr(md5(n || salt), 1, 8))::bit(32)::bigint / 4294967296.0 $$;

create temp table network on commit drop as
select id as company_id from companies.company where code = 'zeitlagercity';
create temp table town on commit drop as
select row_number() over () - 1 as n, * from (values
  ('Berlin', 52.52, 13.405), ('München', 48.137, 11.575), ('Köln', 50.938, 6.96), ('Frankfurt', 50.11, 8.68), ('Stuttgart', 48.775, 9.18), ('Düsseldorf', 51.227, 6.773),
  ('Leipzig', 51.34, 12.37), ('Dortmund', 51.514, 7.465), ('Essen', 51.455, 7.012), ('Bremen', 53.079, 8.801), ('Dresden', 51.05, 13.737), ('Hannover', 52.375, 9.732),
  ('Nürnberg', 49.452, 11.077), ('Duisburg', 51.435, 6.762), ('Bochum', 51.481, 7.216), ('Wuppertal', 51.256, 7.15), ('Bielefeld', 52.03, 8.532), ('Bonn', 50.735, 7.099),
  ('Münster', 51.96, 7.626), ('Mannheim', 49.487, 8.466), ('Karlsruhe', 49.007, 8.404), ('Augsburg', 48.37, 10.898), ('Wiesbaden', 50.082, 8.24), ('Mainz', 49.992, 8.247),
  ('Aachen', 50.775, 6.083), ('Kiel', 54.323, 10.123), ('Lübeck', 53.866, 10.687), ('Rostock', 54.092, 12.099), ('Erfurt', 50.978, 11.029), ('Kassel', 51.312, 9.479),
  ('Freiburg', 47.999, 7.842), ('Ulm', 48.401, 9.988), ('Regensburg', 49.013, 12.101), ('Würzburg', 49.791, 9.953), ('Potsdam', 52.39, 13.064), ('Magdeburg', 52.12, 11.628),
  ('Halle (Saale)', 51.483, 11.97), ('Chemnitz', 50.828, 12.921), ('Braunschweig', 52.268, 10.527), ('Oldenburg', 53.143, 8.215), ('Osnabrück', 52.28, 8.047), ('Heidelberg', 49.399, 8.672),
  ('Konstanz', 47.66, 9.175), ('Trier', 49.757, 6.641), ('Jena', 50.927, 11.586), ('Göttingen', 51.541, 9.916), ('Saarbrücken', 49.24, 6.997), ('Koblenz', 50.357, 7.589),
  ('Flensburg', 54.793, 9.437), ('Schwerin', 53.636, 11.401)) as given (name, latitude, longitude);

-- Franchisees, beside the one of the demonstration.
select pg_temp.clone('companies.company', jsonb_build_object('id', 'pg_temp.id_of(1, n)', 'code', $$'network-' || n$$,
  'name', $$'Zeitlager ' || town.name$$, 'legal_name', $$'Zeitlager ' || town.name || ' GmbH'$$, 'city', 'town.name', 'legal_form', $$'gmbh'$$,
  'email', $$'network-' || n || '@zeitlagercity.example'$$, 'vat_id', $$'DE' || 900000000 + n$$, 'represented_by', $$'Kim ' || town.name$$),
  $$join town on town.n between 1 and 39 where t.code = 'zeitlager-hamburg'$$);
create temp table party on commit drop as
select row_number() over (order by f.created_at, f.id) - 1 as n, f.id as company_id from companies.company f
join network on f.franchisor_id = network.company_id;
select pg_temp.clone('franchise.agreement', jsonb_build_object('company_id', 'party.company_id', 'contract_number', $$'FV-2025-' || lpad(n::text, 3, '0')$$,
  'contract_party', $$case when n % 3 = 0 then 'franchisor' else 'franchisee' end$$, 'fee_basis_points', '900 + 50 * (n % 9)::int', 'note', $$''$$),
  $$join party on not exists (select from franchise.agreement a where a.company_id = party.company_id)$$);

select pg_temp.clone('pricing.price_group', jsonb_build_object('id', 'pg_temp.id_of(2, n)', 'name', $$t.name || ' Zone ' || n$$),
  $$cross join generate_series(1, 10) as n where t.name = (array['Innenstadt', 'Bahnhof'])[1 + n % 2] and t.company_id = (select company_id from network)$$);
select pg_temp.clone('pricing.price', jsonb_build_object('id', 'gen_random_uuid()', 'price_group_id', 'pg_temp.id_of(2, n)'),
  $$cross join generate_series(1, 10) as n where t.company_id = (select company_id from network)
    and t.price_group_id = (select id from pricing.price_group where company_id = t.company_id and name = (array['Innenstadt', 'Bahnhof'])[1 + n % 2])$$);

-- Two of five locations are a franchisee's.
create temp table place on commit drop as
select place_no as n, pg_temp.id_of(3, place_no) as id, town.name as city, town.name || ' ' || (array['Hauptbahnhof', 'Markt', 'Rathaus', 'Messe', 'Universität', 'Südbahnhof', 'Altstadt', 'Hafen',
    'Stadtpark', 'Flughafen'])[1 + place_no / 50] as name,
  town.latitude + 0.08 * (pg_temp.chance(place_no, 'latitude') - 0.5) as latitude, town.longitude + 0.12 * (pg_temp.chance(place_no, 'longitude') - 0.5) as longitude,
  case when place_no % 5 < 2 then party.company_id else network.company_id end as company_id,
  12 * (1 + (3 * pg_temp.chance(place_no, 'boxes'))::int % 3) as boxes,
  (select company_id from network) as network_id
from generate_series(0, 495) as place_no join town on town.n = place_no % 50 cross join network join party on party.n = (place_no / 5 * 2 + place_no % 5) % 40;
select pg_temp.clone('locations.location', jsonb_build_object('company_id', 'place.company_id', 'id', 'place.id',
  'name', $$jsonb_build_object('de', place.name, 'en', '', 'it', '', 'ru', '', 'deDu', '')$$, 'city', 'place.city', 'latitude', 'place.latitude',
  'longitude', 'place.longitude', 'street', $$'Hauptstraße ' || 1 + place.n % 90$$, 'postcode', $$lpad((10000 + 173 * place.n)::text, 5, '0')$$,
  'price_group_id', 'pg_temp.id_of(2, 1 + place.n % 10)', 'created_at', $$now() - make_interval(days => 100 + place.n)$$,
  'is_active', 'place.n % 40 <> 7', 'preview_image', 'null'),
  $$join place on true where t.company_id = (select company_id from network) and t.name ->> 'de' = 'Berlin Alexanderplatz'$$);
insert into rentals.pin_guard (company_id, location_id) select company_id, id from place;

-- One in thirty is a real device that nobody has connected: it is offline.
select pg_temp.clone('devices.controller', jsonb_build_object('company_id', 'place.company_id', 'id', $$pg_temp.id_of(case t.kind when 'terminal' then 5 else 4 end, place.n)$$,
  'location_id', 'place.id', 'name', $$place.name || case t.kind when 'terminal' then ' Eingang' else ' 1' end$$,
  'serial', $$case t.kind when 'terminal' then 'FT-' else 'FC-' end || lpad(place.n::text, 5, '0')$$, 'is_virtual', 'place.n % 30 <> 3',
  'is_online', 'place.n % 30 <> 3', 'online_since', 'case when place.n % 30 <> 3 then t.online_since end',
  'offline_since', $$case when place.n % 30 = 3 then now() - make_interval(hours => place.n % 50) end$$),
  $$join place on t.kind = 'controller' or place.n % 3 = 0
    where t.id in (select distinct on (kind) id from devices.controller where company_id = (select company_id from network) order by kind, id)$$);

create temp table box on commit drop as
select row_number() over (order by place.n, channel) - 1 as n, place.company_id, place.id as location_id, place.network_id, place.name as location_name, channel,
  pg_temp.id_of(4, place.n) as controller_id, place.n % 30 = 3 as is_offline,
  pg_temp.id_of(6, place.n * 100 + channel) as id, (array['S', 'M', 'L', 'S', 'M', 'XL'])[1 + channel % 6] as size_code
from place cross join lateral generate_series(1, place.boxes) as channel;
create unique index on box (n);
analyze box;
insert into lockers.lock (company_id, id, location_id, controller_id, channel, number, sort_number, size_code, network_id, wall_column, wall_row, qr_code, created_at, proven_at,
  out_since, out_cause, out_reason)
select company_id, id, location_id, controller_id, channel, channel, lpad(channel::text, 10, '0'), size_code, network_id, 1 + (channel - 1) / 3, 1 + (channel - 1) % 3,
  'network-' || n, now() - interval '300 days', now() - interval '299 days',
  case when n % 97 = 5 then now() - interval '3 days' when n % 113 = 4 then now() - interval '2 days' end,
  case when n % 97 = 5 then 'staff' when n % 113 = 4 then 'battery' end, case when n % 97 = 5 then 'Scharnier gebrochen' else '' end
from box;
insert into lockers.lock_state (company_id, lock_id, lock_state, door_state, battery, is_low, low_reports, signal, temperature, measured_at, facts_at, last_seen_at, opened_at)
select company_id, id, 'locked', 'closed', case when n % 113 = 4 then 20 + n % 9 else 40 + (60 * pg_temp.chance(n, 'battery'))::int end, n % 113 = 4,
  case when n % 113 = 4 then 2 else 0 end, 55 + n % 40, 15 + n % 9, seen_at, seen_at, seen_at, now() - make_interval(hours => 2 + n::int % 200)
from box cross join lateral (select now() - case when is_offline then interval '30 hours' else interval '1 minute' end as seen_at) as time;
