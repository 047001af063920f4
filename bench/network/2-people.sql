create temp table renter on commit drop as
select n, pg_temp.id_of(7, n) as id,
  (array['Anna', 'Ben', 'Clara', 'David', 'Elif', 'Felix', 'Greta', 'Hannes', 'Ida', 'Jonas', 'Kaya', 'Lena', 'Mehmet', 'Nora', 'Oskar', 'Paula', 'Quentin', 'Rosa', 'Samir', 'Tilda',
    'Uwe', 'Vera', 'Wanda', 'Yusuf', 'Zoe', 'Aylin', 'Bastian', 'Carla', 'Dilan', 'Emil', 'Franka', 'Gustav', 'Helene', 'Ivo', 'Jule'])[1 + n % 35] as first_name,
  (array['Albrecht', 'Bauer', 'Çelik', 'Dietrich', 'Engel', 'Fischer', 'Graf', 'Hoffmann', 'Ivanova', 'Jansen', 'Kaiser', 'Lorenz', 'Maier', 'Neumann', 'Otto', 'Peters', 'Quast',
    'Richter', 'Schulze', 'Thomas', 'Ulrich', 'Vogt', 'Wagner', 'Yılmaz', 'Ziegler', 'Arnold', 'Becker', 'Conrad', 'Demir', 'Ebert', 'Friedrich'])[1 + n / 35 % 31] as last_name,
  (select company_id from network) as company_id
from generate_series(0, 59999) as n;
create unique index on renter (n);
analyze renter;
insert into customers.customer (company_id, id, email, first_name, last_name, phone, language, created_at, newsletter)
select company_id, id, 'kunde' || n || '@example.org', first_name, last_name, '+49 151 ' || 10000000 + n, case when n % 20 = 1 then 'en' else 'de' end,
  now() - make_interval(mins => 7 * n), 'none'
from renter;

select pg_temp.clone('access."user"', jsonb_build_object('id', 'pg_temp.id_of(8, n)', 'email', $$'personal' || n || '@zeitlagercity.example'$$,
  'contact_email', $$'personal' || n || '@zeitlagercity.example'$$, 'first_name', 'renter.first_name', 'last_name', 'renter.last_name', 'position', $$''$$,
  'roles', $$array[(array['staff', 'technician', 'support', 'accounting'])[1 + n % 4]]$$, 'avatar_key', 'null', 'has_passkey', 'false', 'totp_secret', 'null',
  'last_sign_in_at', $$case when n % 9 > 0 then now() - make_interval(hours => n::int) end$$, 'created_at', $$now() - make_interval(days => n::int)$$),
  $$join renter on renter.n between 1 and 300 where t.email = 'admin@zeitlagercity.example'$$);
