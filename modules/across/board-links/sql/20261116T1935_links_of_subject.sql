create index link_of_subject on board_links.link (company_id, kind, subject_id);
