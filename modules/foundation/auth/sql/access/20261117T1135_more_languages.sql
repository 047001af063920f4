-- The back-office speaks Italian and Russian where staff need it most, and English otherwise.
alter table access.user drop constraint user_language_check;
alter table access.user add constraint user_language_check check (language in ('de', 'deDu', 'en', 'it', 'ru')) not valid;
alter table access.user validate constraint user_language_check;
