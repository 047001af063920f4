-- A lock that has ever said something else of its door than "unknown" has a sensor there.
create or replace view lockers.lock_state_view as
select company_id, lock_id, lock_state, door_state, battery, last_seen_at, door_changed_at is not null as has_door_sensor from lockers.lock_state;
