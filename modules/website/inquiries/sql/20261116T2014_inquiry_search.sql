-- Words within an inquiry, from the list and from the search over everything.
create extension if not exists btree_gin;
create extension if not exists pg_trgm;
create index inquiry_search on inquiries.inquiry using gin (company_id, search_text gin_trgm_ops);
