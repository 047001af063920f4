-- Whether a passkey is registered (modules/passkeys keeps them): it is a second factor as an app is.
alter table access.user add column has_passkey boolean not null default false;

create or replace view access.user_view as
select company_id, id, email, first_name, last_name, contact_email, phone, position, roles, language, state, avatar_key,
  password_hash is not null as has_password, totp_secret is not null or has_passkey as has_second_factor,
  last_sign_in_at, created_at, version, search_text, sort_name, totp_secret is not null as has_app, has_passkey
from access.user;
