-- What came in when and from where, for whoever makes work of it. What was written stays here.
create view inquiries.inquiry_view as
select company_id, id, kind, received_at, page_id, page_title, name, done_at from inquiries.inquiry;
