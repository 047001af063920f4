-- Rental revenue now counts by the date of the paper instead of the start of the rental: the next job adds up from the first day on.
update statistics.progress set rolled_at = null;
