-- Who wrote a wording, as they were called then: the account may be gone by the time somebody asks.
alter table translations.text_override_version add column person_name text not null default '';
