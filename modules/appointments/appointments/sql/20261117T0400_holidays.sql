-- Whose public holidays nobody works on; null: they are days like any other.
alter table appointments.settings add column holidays_of text;
