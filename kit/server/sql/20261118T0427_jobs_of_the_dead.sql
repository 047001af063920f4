-- How often a job was in the hands of a server that died. It gets its try back; one that takes servers down with it does not for ever.
create table kit.job_death (
  job_id bigint primary key,
  deaths int not null
);
