-- Who made it; null for those from before this was kept, and for what the product made.
alter table surveys.survey add column author_id uuid;
create index survey_of_author on surveys.survey (company_id, author_id, id);
