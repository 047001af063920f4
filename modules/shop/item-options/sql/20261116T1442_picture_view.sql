-- Which pictures there are and what they say to people who do not see them; where their files lie stays here.
create view item_options.picture_view as
select company_id, id, item_id, category_id, alt from item_options.picture;
