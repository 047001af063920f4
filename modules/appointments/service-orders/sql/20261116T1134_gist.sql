-- The next migration needs it, and a house without lockers has nobody else who makes it. It is there in every database of today.
create extension if not exists btree_gist;
