-- A report whose source the person may not settle is kept with this outcome.
alter table rounds.record drop constraint record_outcome_check;
alter table rounds.record add constraint record_outcome_check check (outcome in ('applied', 'already', 'not_settled')) not valid;
alter table rounds.record validate constraint record_outcome_check;
