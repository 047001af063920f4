-- Who begins to listen is told how long it has been silent, and need not ask again for what cannot have changed.
-- By the clock of the database: an event bears the time of the call, which may have begun long before it was told.
alter table kit.stream add column spoke_at timestamptz not null default now();
