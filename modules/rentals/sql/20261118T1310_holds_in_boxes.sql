-- Whose hold stands in front of a box that is reserved now.
create index rental_hold_in_box on rentals.rental (company_id, occupancy_id) where state in ('held', 'ordered') and occupancy_id is not null;
